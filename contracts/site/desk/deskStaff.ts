import * as v from 'valibot';
import { emailSchema, requiredLineSchema } from '../fieldSchemas.ts';
import { staffMemberSchema } from './deskSession.ts';
import { staffRoles } from './permissions.ts';

/**
 * `invited`: the account cannot sign in until its invitation is used. `ended`: it cannot sign in
 * any more.
 */
const staffStates = ['invited', 'active', 'ended'] as const;

/** An account of the staff. Its name is empty until it is chosen. */
export const staffEntrySchema = v.object({
  ...staffMemberSchema.entries,
  state: v.picklist(staffStates),
  lastSignInAt: v.nullable(v.string()),
  /** Until when the open invitation works; null if there is none. */
  invitedUntil: v.nullable(v.string()),
});
export type StaffEntry = v.InferOutput<typeof staffEntrySchema>;

/** Whether moving money needs a passkey. */
export const passkeyRuleSchema = v.object({ passkeyForMoney: v.boolean() });

/** All accounts of the staff, ended ones last, and the rule for them. */
export const staffListSchema = v.object({
  items: v.array(staffEntrySchema),
  ...passkeyRuleSchema.entries,
});

const role = v.picklist(staffRoles);
const reason = requiredLineSchema(500);

/** Sends an invitation to an address that nobody of the staff has. */
export const inviteStaffSchema = v.strictObject({
  email: v.pipe(emailSchema, v.toLowerCase()),
  role,
  reason,
});

/** Changes a role. `from`: the role that whoever does it has seen. */
export const changeStaffRoleSchema = v.strictObject({ from: role, role, reason });
export type ChangeStaffRole = v.InferInput<typeof changeStaffRoleSchema>;

/** Ends an account, or sends it a new invitation, which also replaces password and second step. */
export const staffReasonSchema = v.strictObject({ reason });

/** Has moving money need a passkey, or not. */
export const changePasskeyRuleSchema = v.strictObject({ ...passkeyRuleSchema.entries, reason });
