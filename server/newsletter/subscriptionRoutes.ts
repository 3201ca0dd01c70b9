import { deskNewsletterCalls } from '#contracts/site/calls/deskCalls.ts';
import type { DeskNewsletter, subscriptionStates } from '#contracts/site/desk/deskNewsletter.ts';
import { type CsvCell, streamCsv } from '../desk/csv.ts';
import { deskList } from '../desk/deskList.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import { latest } from '../desk/keyset.ts';
import { ProblemError } from '../request/problemError.ts';
import { type NewsletterContext, oneClickLink } from './newsletterContext.ts';
import { removeSubscription } from './unsubscribe.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Database } from '../database/openDatabase.ts';

type Context = Pick<NewsletterContext, 'database' | 'tokens'>;

/** Lists the subscriptions, the latest request first. */
function subscriptionList({ database, tokens }: Context) {
  return deskList('GET /api/desk/newsletter', {
    from: () =>
      database.db
        .selectFrom('newsletter_subscriptions')
        .select(['id', 'email', 'status', 'requested_at', 'confirmed_at', 'unsubscribed_at']),
    filters: {
      state: (state) => state && ((eb) => eb('status', '=', state)),
      email: (email) => email && ((eb) => eb('email_hash', '=', tokens.hashOf(email))),
    },
    order: latest('requested_at'),
    view: (rows) =>
      rows.map((row) => ({
        id: row.id,
        email: row.email,
        state: row.status,
        requestedAt: row.requested_at.toISOString(),
        confirmedAt: row.confirmed_at?.toISOString() ?? null,
        unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
      })),
    more: async () => ({ counts: await countSubscriptions(database) }),
  });
}

async function countSubscriptions({ db }: Database): Promise<DeskNewsletter['counts']> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const count = (state: (typeof subscriptionStates)[number]) =>
    rows.find(({ status }) => status === state)?.count ?? 0;
  return {
    confirmed: count('confirmed'),
    pending: count('pending'),
    unsubscribed: count('unsubscribed'),
  };
}

const batch = 500;

/**
 * Records the export of all confirmed subscribers and returns its rows, which are read while they
 * are sent. Each row has the address, the times of the request and the confirmation, and the link
 * to unsubscribe. The export never has more rows than the record states.
 */
async function exportSubscribers(
  context: Context & { actor: Actor },
  siteOrigin: string,
): Promise<AsyncIterable<CsvCell[]>> {
  const { confirmed } = await countSubscriptions(context.database);
  await recordAction(context.database.db, context.actor, {
    action: 'newsletter.export',
    subject: { kind: 'newsletter', id: 'confirmed' },
    after: { rows: confirmed },
  });
  return subscriberRows(context, { siteOrigin, most: confirmed });
}

async function* subscriberRows(
  { database, tokens }: Context,
  { siteOrigin, most }: { siteOrigin: string; most: number },
): AsyncGenerator<CsvCell[]> {
  yield ['email', 'requested_at', 'confirmed_at', 'unsubscribe'];
  let last = '';
  for (let left = most; left > 0; left -= batch) {
    const rows = await database.db
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'requested_at', 'confirmed_at'])
      .where('status', '=', 'confirmed')
      .where('id', '>', last)
      .orderBy('id')
      .limit(Math.min(left, batch))
      .execute();
    for (const { id, email, requested_at: requested, confirmed_at: confirmed } of rows) {
      const link = oneClickLink(siteOrigin, tokens.unsubscribing(id));
      yield [email, requested.toISOString(), confirmed?.toISOString() ?? null, link];
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/**
 * Creates the routes of the desk's newsletter: the list of subscribers, the export, and the removal
 * of an address.
 */
export function subscriptionRoutes(
  context: Pick<NewsletterContext, 'database' | 'tokens' | 'now'>,
  siteOrigin: () => string,
): DeskRoute[] {
  return deskRoutes(deskNewsletterCalls)({
    ...subscriptionList(context).handlers,
    'GET /api/desk/newsletter/export': async ({ caller: { actor } }) => {
      const table = await exportSubscribers({ ...context, actor }, siteOrigin());
      return { status: 200, send: (res) => streamCsv(res, 'newsletter.csv', table) };
    },
    'DELETE /api/desk/newsletter/:id': async ({ caller: { actor }, params, body: { reason } }) => {
      const outcome = await removeSubscription({ ...context, actor }, params.id, reason);
      if (outcome === 'unknown') throw new ProblemError(404, 'There is no such subscription.');
      if (outcome !== 'removed') {
        const members = { code: 'ended', ...outcome.first };
        throw new ProblemError(409, 'This subscription has already ended.', { members });
      }
      return { status: 204 };
    },
  });
}
