import * as v from 'valibot';
import {
  type DeskBookingAction,
  deskBookingActionNames,
  deskBookingActions,
  deskBookingPreviewRequests,
  deskBookingPreviewSchema,
  deskBookingRequests,
  deskBookingSchema,
} from '../desk/deskBooking.ts';
import type { Calls } from './call.ts';
import type { DeskCall } from './deskCalls.ts';

/** The patterns of the names of action calls. `:action` is the name of an action. */
const deskActionNames = {
  act: 'POST /api/desk/bookings/:id/actions/:action',
  preview: 'POST /api/desk/bookings/:id/actions/:action/preview',
} as const;
const { act: actionName, preview: previewName } = deskActionNames;

/** Returns the name of the call that carries out or previews an action. */
export function actionCallName(
  call: keyof typeof deskActionNames,
  action: DeskBookingAction,
): string {
  return deskActionNames[call].replace(':action', action);
}

/**
 * The reasons why an action is refused. They also apply to a preview, because a preview carries out
 * the action and rolls it back.
 */
const refusals = [
  'already-decided',
  'not-possible',
  'reference-taken',
  'fee-not-accepted',
  'fee-due',
  'fee-changed',
  'not-erasable',
  'staff-limit',
  'booking-limit',
  'message-limit',
  'message-staff-limit',
] as const;

/**
 * The common definition of all action calls. The page of a booking fills in the name of the action.
 */
export const deskActionPatterns = {
  [actionName]: {
    does: 'Carries out an action.',
    access: 'staff',
    body: v.object({}),
    answers: { 200: deskBookingSchema },
    problems: {
      409: refusals,
      429: ['too-soon'],
    },
  },
  [previewName]: {
    does: 'Returns the changes and the mails of an action, but does not carry it out.',
    access: 'staff',
    body: v.object({}),
    answers: { 200: deskBookingPreviewSchema },
    problems: { 409: refusals },
  },
} as const satisfies Calls;

const previewRequests: Readonly<Partial<Record<DeskBookingAction, v.GenericSchema>>> =
  deskBookingPreviewRequests;

/**
 * The calls of each action, including its preview if it has one. The table of actions decides who
 * may make them.
 */
export const deskActionCalls: Readonly<Record<string, DeskCall>> = Object.fromEntries(
  deskBookingActionNames.flatMap((action): [string, DeskCall][] => {
    const { permission: access } = deskBookingActions[action];
    const preview = previewRequests[action];
    const carryOut = deskActionPatterns[actionName];
    const show = deskActionPatterns[previewName];
    const does = `${carryOut.does.slice(0, -1)}: \`${action}\`.`;
    return [
      [
        actionCallName('act', action),
        { ...carryOut, does, access, body: deskBookingRequests[action] },
      ],
      ...(preview
        ? [
            [actionCallName('preview', action), { ...show, access, body: preview }] satisfies [
              string,
              DeskCall,
            ],
          ]
        : []),
    ];
  }),
);
