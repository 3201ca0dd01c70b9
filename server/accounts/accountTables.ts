import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { SavedTravelerFields } from '#contracts/site/account/savedTravelers.ts';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from '../database/columns.ts';

/**
 * Accounts, which better-auth writes; read and joined here. The columns are the ones that the site
 * uses itself.
 */
type UserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: DefaultedInstant;
  twoFactorEnabled: Nullable<boolean>;
  /** The currency in which the account sees prices; null for the one that is charged. */
  displayCurrency: Nullable<string>;
  /** The language of its mails. */
  language: Generated<string>;
};

/** The passwords of accounts, which better-auth writes. */
type AccountTable = { userId: string; providerId: string; password: Nullable<string> };

/** Sessions, which better-auth writes. */
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
 * Open links of mails and second steps of sign-ins. `value` is the id of the account, `identifier`
 * a hash. better-auth writes them too, and rows that count the attempts of a second step.
 */
type VerificationTable = { id: string; identifier: string; value: string; expiresAt: Instant };

/**
 * The second step of accounts, which better-auth writes. The secret is encrypted, recovery codes
 * are hashes. The site writes the lock and the last step alone.
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

/** Travelers whom an account fills into bookings. */
type SavedTravelersTable = {
  account_id: string;
  id: string;
  traveller: JSONColumnType<SavedTravelerFields>;
  created_at: DefaultedInstant;
};

/** Hotels that an account has marked. */
type FavouritesTable = {
  account_id: string;
  hotel_id: string;
  name: string;
  /** The query of the hotel's page that it was found at. */
  stay: Nullable<string>;
  added_at: DefaultedInstant;
};

/** Sign-ins of the last 90 days, for the owner of the account. */
type SignInsTable = {
  id: string;
  account_id: string;
  /** How: one of `signInWays`, or a word of a later version. */
  way: string;
  device: string;
  /** The IANA name of the browser's time zone, if it has told one. */
  time_zone: Nullable<string>;
  /** What the other site is called whose account has signed in; null for none. */
  provider: Nullable<string>;
  at: Instant;
};

/** Passkeys of accounts, or of the staff. All of one account have the same random handle. */
export type PasskeysTable = {
  id: string;
  account_id: string;
  /** As the authenticator names it, in base64url. */
  credential_id: string;
  /** The public key of COSE, in base64url. */
  public_key: string;
  user_handle: string;
  /** What the authenticator has counted; 0 for one that does not count. */
  counter: string | number;
  transports: JSONColumnType<string[]>;
  name: string;
  created_at: Instant;
  last_used_at: NullableInstant;
};

/** Challenges that no authenticator has answered yet, as hashes. */
type PasskeyChallengesTable = {
  hash: string;
  purpose: string;
  session_id: Nullable<string>;
  user_handle: Nullable<string>;
  expires_at: Instant;
};

/** Accounts of other sites that open an account. Issuer and subject are unique together. */
type OidcLinksTable = {
  id: string;
  issuer: string;
  subject: string;
  account_id: string;
  /** The address that the issuer told when the accounts were linked. */
  email: string;
  created_at: Instant;
  last_used_at: Instant;
};

/** What waits for a browser that is at another site, or has come from there. `id` is a hash. */
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
  favourites: FavouritesTable;
  sign_ins: SignInsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  oidc_links: OidcLinksTable;
  oidc_steps: OidcStepsTable;
};
