import { accountSite, type AccountSiteOptions } from '../accounts/accountSite.ts';
import { tokenOf } from '../accounts/startTestAccounts.ts';
import { testNow } from '../bookings/support/bookingRequest.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;

/**
 * Prepares a site with an empty newsletter for each test. `clock.now` is its time. Read the parts
 * only inside tests.
 */
export function newsletterSite(options: AccountSiteOptions = {}) {
  const clock = { now: testNow };
  beforeEach(() => (clock.now = testNow));
  const parts = accountSite({ now: () => clock.now, ...options });
  const { site, database, join: joinAccount } = parts;
  const subscribe = (email: string) => site().browser().post('/api/newsletter', { email });
  const confirm = (token: string) =>
    site().browser().post('/api/newsletter/confirmation', { token });
  return {
    ...parts,
    clock,
    joinAccount,
    subscribe,
    confirm,
    later: (ms: number) => (clock.now = new Date(clock.now.getTime() + ms)),
    /** Subscribes an address, confirms it and returns the welcome mail. */
    join: async (email: string) => {
      await subscribe(email);
      const mail = await site().mailTo(email, 'Confirm your subscription');
      await confirm(tokenOf(mail));
      return site().mailTo(email, 'Welcome to our newsletter');
    },
    /** Returns the templates of the mails in the outbox, oldest first. */
    queued: async () => {
      const rows = await database()
        .database.db.selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'newsletter-mail')
        .orderBy('created_at')
        .execute();
      return rows.map(({ payload }) =>
        'mail' in payload ? Object(payload.mail).template : undefined,
      );
    },
    rows: () => database().database.db.selectFrom('newsletter_subscriptions').selectAll().execute(),
  };
}

/** Returns the token in the visible unsubscribe link or header field of a mail. */
export function unsubscribeTokenOf(mail: string): string {
  const [, token] =
    /^List-Unsubscribe: <[^>]*\/api\/newsletter\/unsubscribe\?token=([\w.-]+)>\r$/m.exec(mail) ??
    [];
  return token ?? '';
}
