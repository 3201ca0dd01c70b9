import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import type { PasskeysTable } from '../accounts/accountTables.ts';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from '../database/columns.ts';

/**
 * The accounts of the staff, written by the site and read by better-auth. An ended account keeps
 * its row, because the record refers to its id.
 */
type StaffTable = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  twoFactorEnabled: Nullable<boolean>;
  endedAt: NullableInstant;
  lastSignInAt: NullableInstant;
  createdAt: Instant;
};

/** The sessions of the staff. better-auth creates them, and the site updates the times. */
type StaffSessionTable = {
  id: string;
  token: string;
  userId: string;
  expiresAt: Instant;
  createdAt: Instant;
  /** The time of the last request of the session, accurate to half a minute. */
  updatedAt: Instant;
  /** The time when the second step was last taken in this session. */
  secondStepAt: NullableInstant;
  /** The time when a passkey was last used in this session, to sign in or to confirm an action. */
  passkeyAt: NullableInstant;
};

/** The passwords of the staff. A member without a row cannot sign in with a password. */
type StaffAccountTable = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string;
};

/**
 * Sign-ins that still lack their second step, written by better-auth. `value` is the id of the
 * member or a count. The site adds opened invitations, whose `value` is the encrypted choices.
 */
type StaffVerificationTable = { id: string; identifier: string; value: string; expiresAt: Instant };

/**
 * The second steps of the staff. The secret is encrypted, and recovery codes are hashes.
 * better-auth counts the wrong codes.
 */
type StaffTwoFactorTable = {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  verified: boolean;
  /** The time step of the last code that was used. RFC 6238 §5.2. */
  lastStep: Nullable<string | number>;
};

/** Invitations, each of which works once. Only the SHA-256 of the token is stored, in hex. */
type StaffInvitationsTable = {
  id: string;
  token_hash: string;
  email: string;
  role: StaffRole;
  expires_at: Instant;
  used_at: NullableInstant;
  created_at: DefaultedInstant;
};

/** The accounts of another site with which members of the staff sign in. */
type StaffOidcLinksTable = {
  issuer: string;
  subject: string;
  staff_id: string;
  created_at: Instant;
};

/** The names of the rules for the staff that are on. */
type StaffRulesTable = { name: string; since: Instant };

/** The tables of the staff that the site itself reads, as the migrations create them. */
export type StaffTables = {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  staff_account: StaffAccountTable;
  staff_verification: StaffVerificationTable;
  staff_two_factor: StaffTwoFactorTable;
  staff_invitations: StaffInvitationsTable;
  staff_oidc_links: StaffOidcLinksTable;
  staff_passkeys: PasskeysTable;
  staff_rules: StaffRulesTable;
};
