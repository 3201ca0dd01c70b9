import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import type { PasskeysTable } from '../accounts/accountTables.ts';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from '../database/columns.ts';

/**
 * The accounts of the staff, which better-auth writes. An ended one keeps its row: the record names
 * its id.
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

/** The sessions of the staff, which better-auth writes. */
type StaffSessionTable = {
  id: string;
  token: string;
  userId: string;
  expiresAt: Instant;
  createdAt: Instant;
  /** When the last request of the session came, to half a minute. */
  updatedAt: Instant;
  /** When the second step was last taken in this session. */
  secondStepAt: NullableInstant;
  /** When a passkey was last used in this session, to open or to confirm it. */
  passkeyAt: NullableInstant;
};

/** The passwords of the staff. Who has no row cannot sign in. */
type StaffAccountTable = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string;
};

/**
 * Sign-ins without their second step, which better-auth writes; `value` is the id of the member or
 * a count.
 */
type StaffVerificationTable = { id: string; identifier: string; value: string; expiresAt: Instant };

/**
 * The second step of the staff. The secret is encrypted, recovery codes are hashes. better-auth
 * counts the wrong codes.
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

/** Invitations, each for one use; the token is stored as its SHA-256 only, in hex. */
type StaffInvitationsTable = {
  id: string;
  token_hash: string;
  email: string;
  role: StaffRole;
  expires_at: Instant;
  used_at: NullableInstant;
  created_at: DefaultedInstant;
};

/** Accounts of another site that sign in members of the staff. */
type StaffOidcLinksTable = {
  issuer: string;
  subject: string;
  staff_id: string;
  created_at: Instant;
};

/** The rules for the staff that are on, by their names. */
type StaffRulesTable = { name: string; since: Instant };

/** The tables of the staff that the site reads itself, as the migrations create them. */
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
