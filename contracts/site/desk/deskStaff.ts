import * as v from 'valibot';
import { emailSchema, requiredLineSchema } from '../fieldSchemas.ts';
import { staffMemberSchema } from './deskSession.ts';
import { staffRoles } from './permissions.ts';

/**
 * The states of an account of the staff. `invited`: the account cannot sign in until its invitation
 * is used. `ended`: it can no longer sign in.
 */
const staffStates = ['invited', 'active', 'ended'] as const;

/** An account of the staff. The name is empty until the member chooses one. */
export const staffEntrySchema = v.object({
  ...staffMemberSchema.entries,
  state: v.picklist(staffStates),
  lastSignInAt: v.nullable(v.string()),
  /** The time when the open invitation expires; null if there is none. */
  invitedUntil: v.nullable(v.string()),
});
export type StaffEntry = v.InferOutput<typeof staffEntrySchema>;

/** The rule that decides whether moving money needs a passkey. */
export const passkeyRuleSchema = v.object({ passkeyForMoney: v.boolean() });

/** All accounts of the staff, ended ones last, and the rule about passkeys. */
export const staffListSchema = v.object({
  items: v.array(staffEntrySchema),
  ...passkeyRuleSchema.entries,
});

const role = v.picklist(staffRoles);
const reason = requiredLineSchema(500);

/**
 * Sends an invitation to an address that no active member of the staff has. The invitation also
 * reopens an ended account.
 */
export const inviteStaffSchema = v.strictObject({
  email: v.pipe(emailSchema, v.toLowerCase()),
  role,
  reason,
});

/** Changes a role. `from` is the role that the administrator saw before the change. */
export const changeStaffRoleSchema = v.strictObject({ from: role, role, reason });
export type ChangeStaffRole = v.InferInput<typeof changeStaffRoleSchema>;

/**
 * Ends an account, or sends it a new invitation. The new invitation also replaces the password and
 * the second step, and removes the passkeys.
 */
export const staffReasonSchema = v.strictObject({ reason });

/** Turns the rule on or off that moving money needs a passkey. */
export const changePasskeyRuleSchema = v.strictObject({ ...passkeyRuleSchema.entries, reason });
