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

/** How the calls of actions are named; `:action` is the name of one. */
const deskActionNames = {
  act: 'POST /api/desk/bookings/:id/actions/:action',
  preview: 'POST /api/desk/bookings/:id/actions/:action/preview',
} as const;
const { act: actionName, preview: previewName } = deskActionNames;

/** The name of the call that carries an action out, or previews it. */
export function actionCallName(
  call: keyof typeof deskActionNames,
  action: DeskBookingAction,
): string {
  return deskActionNames[call].replace(':action', action);
}

/** Why an action is refused. A preview carries the action out and undoes it, so it meets the same. */
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
 * What the calls of all actions have in common: the page of a booking makes them by the name of the
 * action.
 */
export const deskActionPatterns = {
  [actionName]: {
    does: 'Carries an action out.',
    access: 'staff',
    body: v.object({}),
    answers: { 200: deskBookingSchema },
    problems: {
      409: refusals,
      429: ['too-soon'],
    },
  },
  [previewName]: {
    does: 'Says what an action would change, and the mails that it would send. It changes nothing.',
    access: 'staff',
    body: v.object({}),
    answers: { 200: deskBookingPreviewSchema },
    problems: { 409: refusals },
  },
} as const satisfies Calls;

const previewRequests: Readonly<Partial<Record<DeskBookingAction, v.GenericSchema>>> =
  deskBookingPreviewRequests;

/**
 * The calls of each action, and of its preview if it has one: the table of actions says who may
 * make them.
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
