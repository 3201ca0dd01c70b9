import {
  changeStaffRoleSchema,
  deskStaffPaths,
  inviteStaffSchema,
  staffEntrySchema,
  staffListSchema,
  staffReasonSchema,
} from '../../site/desk/deskStaff.ts';
import { notesIn, staffMemberNotes } from './deskSessionOperations.ts';
import {
  component,
  deskOperationsOf,
  idParameter,
  json,
  ok,
  problem,
  ref,
  withId,
} from './documentParts.ts';

const desk = deskOperationsOf('desk-staff');
const ofMember = {
  404: problem('There is no such member of the staff.'),
  409: problem(
    '`staff-changed`: the account is not as it was shown. `yourself`: another administrator has to do it. `last-admin`: nobody else is one.',
    'DeskProblem',
  ),
};
const member = idParameter('The account.');

/** The calls about the accounts of the staff, as the `paths` of an OpenAPI document. */
export function deskStaffOperations() {
  return {
    [deskStaffPaths.staff]: {
      get: desk(
        'staff.read',
        'listStaff',
        'The accounts of the staff',
        'All of them, ended ones last. For administrators.',
        { 200: ok('StaffList') },
      ),
      post: desk(
        'staff.invite',
        'inviteStaff',
        'Invite somebody to the desk',
        'Sends a mail with a link that works once, for three days. An ended account is opened again with it.',
        {
          201: json('The invited account.', ref('StaffEntry')),
          409: problem('`already-staff`: an active account has this address.', 'DeskProblem'),
        },
        'InviteStaff',
      ),
    },
    [withId(deskStaffPaths.role)]: {
      parameters: [member],
      put: desk(
        'staff.change-role',
        'changeStaffRole',
        'Change the role of an account',
        'It counts from the next request of the member on.',
        { 200: ok('StaffEntry'), ...ofMember },
        'ChangeStaffRole',
      ),
    },
    [withId(deskStaffPaths.end)]: {
      parameters: [member],
      post: desk(
        'staff.end',
        'endStaff',
        'End an account',
        'It is signed out everywhere and cannot sign in any more.',
        { 200: ok('StaffEntry'), ...ofMember },
        'StaffReason',
      ),
    },
    [withId(deskStaffPaths.invitation)]: {
      parameters: [member],
      post: desk(
        'staff.invite',
        'inviteStaffAgain',
        'Send a new invitation',
        'It ends those before it. An active account cannot sign in until it is used: password and second step are replaced.',
        { 200: ok('StaffEntry'), ...ofMember },
        'StaffReason',
      ),
    },
  };
}

const reason = 'Why, for the record; without personal data.';
const role = 'The role that the account gets.';
const entryNotes = {
  ...staffMemberNotes,
  state: '`invited` cannot sign in yet, `ended` not any more.',
  lastSignInAt: 'When the account last signed in; null for never.',
  invitedUntil: 'Until when its open invitation works; null without one.',
};

/** The schemas of these calls. */
export function deskStaffSchemas() {
  return {
    StaffEntry: component('An account of the staff.', staffEntrySchema, entryNotes),
    StaffList: component('The accounts of the staff.', staffListSchema, {
      items: 'The accounts.',
      ...notesIn('items[]', entryNotes),
    }),
    InviteStaff: component('Whom to invite.', inviteStaffSchema, {
      email: 'The address that gets the mail.',
      role,
      reason,
    }),
    ChangeStaffRole: component('A change of role.', changeStaffRoleSchema, {
      from: 'The role that whoever changes it has seen.',
      role,
      reason,
    }),
    StaffReason: component('Why something is done.', staffReasonSchema, { reason }),
  };
}
