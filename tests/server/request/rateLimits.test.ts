import { sql } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';
import { createRateLimits } from '#server/request/createRateLimits.ts';
import { DependencyUnavailableError } from '#server/request/problemError.ts';
import { databaseOfFile } from '../../support/testDatabase.ts';
import { withClock } from '../../support/withClock.ts';

const tests = databaseOfFile();
const clock = { at: new Date('2026-03-01T12:00:00Z') };
const now = () => clock.at;
const later = (ms: number) => (clock.at = new Date(clock.at.getTime() + ms));

beforeEach(() => sql`truncate rate_limits`.execute(tests().database.db));

/** Returns the limits of one process of the site. */
const limitsOfProcess = (database: Database = tests().database) =>
  createRateLimits({ database: withClock(database, now), secret: 'a secret', now });
const limit = { name: 'tries', limit: 5, windowSeconds: 60 };
const refusals = (allowances: readonly { retryAfter: number | undefined }[]) =>
  allowances.filter(({ retryAfter }) => retryAfter !== undefined).length;

describe('limits that all processes share', () => {
  it.each([1, 2, 4])('allow %i processes together as much as a single one', async (processes) => {
    const counts = Array.from({ length: processes }, () => limitsOfProcess().count(limit));
    const tries = counts.flatMap((count) =>
      Array.from({ length: 40 / processes }, () => count('a client')),
    );
    expect(refusals(await Promise.all(tries))).toBe(35);
  });

  it('survive a restart and end with their window', async () => {
    for (let time = 0; time < 5; time += 1) await limitsOfProcess().count(limit)('a client');
    later(20_500);
    const afterRestart = limitsOfProcess().count(limit);
    expect(await afterRestart('a client')).toEqual({
      headers: ['RateLimit-Policy', '"tries";q=5;w=60', 'RateLimit', '"tries";r=0;t=40'],
      retryAfter: 40,
      isFirstBeyond: true,
    });
    expect((await afterRestart('another client')).retryAfter).toBeUndefined();
    later(39_500);
    expect((await afterRestart('a client')).headers).toContain('"tries";r=4;t=60');
  });

  it('are counted in memory while the database is down', async () => {
    const down = () => Promise.reject(new DependencyUnavailableError('the database', 5));
    const { pool, ...database } = tests().database;
    const db = new Proxy(database.db, {
      get: () => () => {
        throw new DependencyUnavailableError('the database', 5);
      },
    });
    const limits = limitsOfProcess({ ...database, pool, db, transaction: down });
    const count = limits.count(limit);
    const allowances = [];
    for (let time = 0; time < 7; time += 1) allowances.push(await count('a client'));
    expect(refusals(allowances)).toBe(2);
    later(60_000);
    expect((await count('a client')).retryAfter).toBeUndefined();
    const add = () =>
      limits.change(['a', 'b'], ([a, b]) => {
        const endsAt = now().getTime() + 1_000;
        const counts = [a, b].map((found) => ({ count: (found?.count ?? 0) + 1, endsAt }));
        return { counts, result: counts[1]?.count };
      });
    expect([await add(), await add()]).toEqual([1, 2]);
    later(1_000);
    expect(await add()).toBe(1);
  });

  it('lose no count when several limits are counted at the same time in any order', async () => {
    const add = (keys: string[]) =>
      limitsOfProcess().change(keys, (counts, time) => ({
        counts: counts.map(({ count }) => ({ count: count + 1, endsAt: time + 60_000 })),
        result: undefined,
      }));
    const names = ['a', 'b'];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => add(at % 2 ? names : [...names].reverse())),
    );
    const counts = await limitsOfProcess().change(names, (found) => ({ result: found }));
    expect(counts.map(({ count }) => count)).toEqual([20, 20]);
  });

  it('are rolled back with the transaction in which they were counted', async () => {
    const count = limitsOfProcess().count(limit);
    const failed = tests().database.transaction(async (tx) => {
      await count('a client', tx);
      throw new Error('No mail was sent.');
    });
    await expect(failed).rejects.toThrow('No mail was sent.');
    expect((await count('a client')).headers).toContain('"tries";r=4;t=60');
  });

  it('store no address and are deleted after their window', async () => {
    await limitsOfProcess().count(limit)('ada@travelers.example');
    const rows = () => tests().database.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('ada');
    const deleteOver = limitsOfProcess().hourlyJobs[0];
    await deleteOver?.();
    expect(await rows()).toHaveLength(1);
    later(61_000);
    await deleteOver?.();
    expect(await rows()).toHaveLength(0);
  });
});
