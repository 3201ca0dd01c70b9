const quarter = 900;
const hour = 3_600;

/** How often one client may call the routes; `address` counts sign-ins to one mail address from anywhere. */
export const accountLimits = {
  signIn: { limit: 20, windowSeconds: quarter },
  signUp: { limit: 10, windowSeconds: hour },
  reset: { limit: 10, windowSeconds: hour },
  address: { limit: 50, windowSeconds: quarter },
  mails: { limit: 5, windowSeconds: hour },
  sensitive: { limit: 20, windowSeconds: quarter },
};
export type AccountLimits = typeof accountLimits;
