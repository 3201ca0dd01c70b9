import { sql } from 'kysely';
import { actAtDesk } from '../bookings/support/actAtDesk.ts';
import { cheaperRate, dearerRate, paidRate, paidRequestRate } from './paidRates.ts';
import { createRandom } from './paymentHistories.ts';
import { type Parts, siteAtBank } from './siteAtBank.ts';
import { wrongAnswers } from './wrongAnswers.ts';

const rates = [paidRate, paidRate, paidRequestRate];
const changes = [cheaperRate, cheaperRate, dearerRate, paidRate, paidRequestRate];
const wrongs = wrongAnswers.flatMap(({ call, answer }) =>
  call && answer ? [{ call, answer }] : [],
);
const day = 24 * 3_600;
const usual = ['book', 'pay', 'turn', 'turn', 'wait', 'wait', 'event', 'wrong', 'cancel', 'change'];
const rare = ['press', 'look', 'decide', 'right', 'kill', 'decline', 'refund', 'part', 'course'];
const names = [...usual, ...usual, ...rare, 'refund', 'kill', 'clock'];

/**
 * Runs one random history at the bank after the documentation of Stripe, with wrong answers, kills
 * and actions of people in its dashboard. Then the answers become right and everything comes to
 * rest. Returns an empty list, or the false claims and differences with the history.
 */
export async function walkWrongAnswers(parts: Parts, seed: number): Promise<string[]> {
  const { below, pick } = createRandom(seed);
  // A separate generator for the calls, so that their number does not change the steps of the
  // history.
  const calls = createRandom(seed * 7_919);
  const { database } = parts.database();
  const { db } = database;
  const site = await siteAtBank(parts);
  const { books } = site.bank;
  const story: string[] = [];
  const wrong: string[] = [];

  const actions: Record<string, () => unknown> = {
    press: () => site.press(pick(rates)),
    book: async () => {
      const { address } = await site.press(pick(rates));
      if (address !== undefined) books.pay(site.bank.sessionAt(address));
      await act('turn');
    },
    pay: () => payOne('accepted'),
    decline: () => payOne('declined'),
    turn: async () => {
      site.site().start();
      await new Promise((resolve) => setTimeout(resolve, 30));
    },
    look: () => site.falseStatements(),
    wait: () => site.later(pick([5, 60, 60, 2_400, 2_400, 3 * day]) ?? 5),
    event: async () => {
      const event = pick(books.events);
      if (event) await site.deliver(event.body);
    },
    /** Answers each call wrongly with this probability, in any of the possible ways. */
    wrong: () => {
      const share = pick([0.2, 0.5, 0.9]) ?? 0;
      site.bank.misbehave(/./, (exchange) => {
        const possible = wrongs.filter(({ call }) => call.test(exchange.call));
        const one = calls.below(100) < share * 100 ? calls.pick(possible) : undefined;
        return one ? one.answer(exchange) : exchange.right();
      });
    },
    right: () => site.bank.behave(),
    cancel: async () => {
      const one = pick(site.made);
      if (one) await site.site().cancel(one.id, one.key, pick(['0.00', '234.16']));
    },
    change: async () => {
      const one = pick(site.made);
      if (one) await site.press(pick(changes), one);
    },
    decide: async () => {
      const { rows } = await sql<{ id: string }>`select id from bookings
        where status = 'requested' order by created_at, id`.execute(db);
      const id = pick(rows)?.id;
      const action = pick(['confirm', 'confirm', 'decline'] as const) ?? 'confirm';
      if (id) await actAtDesk(database, () => site.clock.now, action, id);
    },
    kill: () => site.restart(below(60) + 1),
    /** An action of a person in the dashboard. */
    refund: () => {
      const intent = pick([...books.intents.values()]);
      books.refund({ payment_intent: intent?.id ?? '', amount: String(below(9_000) + 1) });
    },
    part: () => {
      const intent = pick([...books.intents.values()]);
      books.capture(intent?.id ?? '', { amount_to_capture: String(below(9_000) + 100) });
    },
    course: () => {
      books.course.refund = pick(['succeeded', 'later', 'fails'] as const) ?? 'succeeded';
    },
    clock: () => {
      site.ahead.ms = 1_000 * (pick([0, -660, 660, 86_400]) ?? 0);
    },
  };
  const payOne = (card: 'accepted' | 'declined') => {
    const open = [...site.shown].filter((id) => books.sessions.get(id)?.status === 'open');
    books.pay(pick(open) ?? '', card);
  };
  const act = async (name: string) => {
    story.push(name);
    // The bank refuses an action that is not possible now.
    await Promise.resolve()
      .then(actions[name])
      .catch(() => {});
    const found = await site.falseStatements();
    wrong.push(...found.map((each) => `${story.length}: ${each}`));
  };

  try {
    await act('wrong');
    await act('book');
    for (let step = 0; step < 14; step += 1) await act(pick(names) ?? 'turn');
    site.bank.behave();
    books.course.refund = 'succeeded';
    site.restart();
    site.site().start();
    await site.rest().catch((error: unknown) => wrong.push(String(error)));
    // The next night finds the actions in the dashboard, and the site then refunds them.
    for (let night = 0; night < 2; night += 1) await site.night();
    wrong.push(...(await site.differences()));
  } finally {
    await site.close();
  }
  return wrong.length === 0 ? [] : [`seed ${seed}`, story.join(' '), ...wrong];
}
