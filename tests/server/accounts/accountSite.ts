import { databaseOfFile, emptyTables } from '../../support/testDatabase.ts';
import { startTestAccounts, type TestAccounts, tokenOf } from './startTestAccounts.ts';

export type AccountSiteOptions = Partial<Parameters<typeof startTestAccounts>[0]>;

export const ada = {
  name: 'Ada Lovelace',
  email: 'ada@travelers.example',
  password: 'analytical engine',
};
export const grace = {
  name: 'Grace Hopper',
  email: 'grace@travelers.example',
  password: 'a compiler of words',
};

const tables = [
  ...(['user', 'verification', 'outbox', 'bookings', 'booking_events'] as const),
  ...(['newsletter_subscriptions', 'reviews', 'rate_limits'] as const),
  ...(['ledger_entries', 'ledger_transactions', 'promotion_uses', 'promotions'] as const),
] as const;

/**
 * Prepares a database for the test file, and a site with empty tables for each test. Read the parts
 * only inside tests.
 */
export function accountSite(options: AccountSiteOptions | (() => AccountSiteOptions) = {}) {
  const database = databaseOfFile();
  const parts: { site?: TestAccounts } = {};
  beforeEach(async () => {
    await emptyTables(database().database, tables);
    parts.site = start();
  });
  afterEach(() => parts.site?.stop());

  const site = () => {
    if (!parts.site) throw new Error('It is only there inside a test.');
    return parts.site;
  };
  const start = (more: AccountSiteOptions = {}) => {
    const given = typeof options === 'function' ? options() : options;
    return startTestAccounts({ database: database().database, ...given, ...more });
  };

  /** Creates an account with a verified address and returns a browser that is signed in to it. */
  const join = async (who = ada, rememberMe = false) => {
    const browser = site().browser();
    await browser.post('/api/auth/sign-up', who);
    const token = tokenOf(await site().mailTo(who.email, 'Confirm your email address'));
    const { password } = who;
    const response = await browser.post('/api/auth/verification', { token, password, rememberMe });
    if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
    return browser;
  };
  return { database, db: () => database().database.db, site, start, join };
}
