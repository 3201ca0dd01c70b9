import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { SavedTravelerFields } from '#contracts/site/account/savedTravelers.ts';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from '../database/columns.ts';

/**
 * The accounts, which better-auth and the site write. Only the columns that the site uses are
 * listed.
 */
type UserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: DefaultedInstant;
  twoFactorEnabled: Nullable<boolean>;
  /** The currency in which the account sees prices; null for the currency that is charged. */
  displayCurrency: Nullable<string>;
  /** The language of the mails to the account. */
  language: Generated<string>;
};

/** The passwords of accounts, written by better-auth. */
type AccountTable = { userId: string; providerId: string; password: Nullable<string> };

/** The sessions of accounts, written by better-auth. */
type SessionTable = {
  id: string;
  token: string;
  userId: string;
  expiresAt: Instant;
  createdAt: Instant;
  updatedAt: Instant;
  ipAddress: Nullable<string>;
  userAgent: Nullable<string>;
};

/**
 * Open links of mails and unfinished second steps of sign-ins. `value` is the id of the account,
 * and `identifier` is a hash. better-auth also writes rows that count the attempts of a second
 * step.
 */
type VerificationTable = { id: string; identifier: string; value: string; expiresAt: Instant };

/**
 * The second steps of accounts, written by better-auth. The secret is encrypted, and recovery codes
 * are hashes. The site itself writes only the lock and the last step, and deletes the row when the
 * desk resets the second step.
 */
type TwoFactorTable = {
  userId: string;
  secret: string;
  backupCodes: string;
  /** The time step of the last code that was used. RFC 6238 §5.2. */
  lastStep: Nullable<string | number>;
  failedVerificationCount: Nullable<number>;
  lockedUntil: NullableInstant;
};

/** The travelers whom an account has saved for its bookings. */
type SavedTravelersTable = {
  account_id: string;
  id: string;
  traveller: JSONColumnType<SavedTravelerFields>;
  created_at: DefaultedInstant;
};

/** The favorite hotels of accounts. */
type FavoritesTable = {
  account_id: string;
  hotel_id: string;
  name: string;
  /** The query of the hotel's page when the hotel was marked. */
  stay: Nullable<string>;
  added_at: DefaultedInstant;
};

/** The sign-ins of the last 90 days, shown to the owner of the account. */
type SignInsTable = {
  id: string;
  account_id: string;
  /** The way of the sign-in: one of `signInWays`, or a value that a later version added. */
  way: string;
  device: string;
  /** The IANA name of the browser's time zone; null if the browser did not send it. */
  time_zone: Nullable<string>;
  /** The name of the other site whose account was used to sign in; null if there was none. */
  provider: Nullable<string>;
  at: Instant;
};

/**
 * The passkeys of travelers or of the staff. All passkeys of an account share one random user
 * handle.
 */
export type PasskeysTable = {
  id: string;
  account_id: string;
  /** The authenticator's id of the passkey, in base64url. */
  credential_id: string;
  /** The public key in the format of COSE, encoded in base64url. */
  public_key: string;
  user_handle: string;
  /** The signature counter of the authenticator; 0 for an authenticator that does not count. */
  counter: string | number;
  transports: JSONColumnType<string[]>;
  name: string;
  created_at: Instant;
  last_used_at: NullableInstant;
};

/** The hashes of challenges that no authenticator has answered yet. */
type PasskeyChallengesTable = {
  hash: string;
  purpose: string;
  session_id: Nullable<string>;
  user_handle: Nullable<string>;
  expires_at: Instant;
};

/**
 * The accounts of other sites that open an account here. The pair of issuer and subject is unique.
 */
type OidcLinksTable = {
  id: string;
  issuer: string;
  subject: string;
  account_id: string;
  /** The address that the issuer gave when the accounts were linked. */
  email: string;
  created_at: Instant;
  last_used_at: Instant;
};

/**
 * The steps of OpenID Connect sign-ins, each of which waits for the same browser. `id` is a hash.
 */
type OidcStepsTable = {
  id: string;
  data: ColumnType<unknown, string, string>;
  expires_at: Instant;
};

/** The tables of accounts, as the migrations create them. */
export type AccountTables = {
  user: UserTable;
  account: AccountTable;
  session: SessionTable;
  verification: VerificationTable;
  twoFactor: TwoFactorTable;
  saved_travellers: SavedTravelersTable;
  favourites: FavoritesTable;
  sign_ins: SignInsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  oidc_links: OidcLinksTable;
  oidc_steps: OidcStepsTable;
};
