const quarter = 900;
const hour = 3_600;

/**
 * How often one client may call the routes; `sensitive` counts by session. `attack`: that many wrong
 * sign-ins of strangers to one account make each of them wait. `mails` counts the mails that one client,
 * or the known devices of the account, have sent to one mailbox, `mailbox` those of all strangers
 * together.
 */
export const accountLimits = {
  signIn: { limit: 20, windowSeconds: quarter },
  signUp: { limit: 10, windowSeconds: hour },
  reset: { limit: 10, windowSeconds: hour },
  attack: { limit: 50, windowSeconds: quarter },
  mails: { limit: 5, windowSeconds: hour },
  mailbox: { limit: 10, windowSeconds: hour },
  sensitive: { limit: 20, windowSeconds: quarter },
};
export type AccountLimits = typeof accountLimits;
