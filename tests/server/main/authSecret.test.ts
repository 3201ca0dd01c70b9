import { sql } from 'kysely';
import { lostSecret, requireSameSecret, requireUsedSecret } from '#server/main/authSecret.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

const first = 'the first secret of thirty-two characters';
const second = 'another secret of thirty-two characters';
const refusal = /^AUTH_SECRET is not the secret of this database: .* AUTH_SECRET_WAS /;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function openSite({ migrated = true } = {}) {
  const own = await createTestDatabase({ migrated });
  closers.push(own.close);
  return {
    own,
    start: (secret: string, was?: string) => requireSameSecret(own.url, { secret, was }),
  };
}

test('a process with another secret is refused, and one with the same secret is accepted', async () => {
  const { own, start } = await openSite();
  await start(first);
  await start(first);
  await expect(start(second)).rejects.toThrow(refusal);
  const { rows } = await sql<{ value: string }>`select value from site_state`.execute(
    own.database.db,
  );
  expect(rows).toEqual([{ value: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('when two first starts use different secrets, one of them is refused', async () => {
  const { start } = await openSite();
  const starts = await Promise.allSettled([first, second].map((secret) => start(secret)));
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  ['the earlier one', first],
  ['that it is lost', lostSecret],
])(
  'a start that names %s changes the secret, and the earlier one is refused from then on',
  async (_, was) => {
    const { start } = await openSite();
    await start(first);
    await expect(start(second, 'a third secret of thirty-two characters')).rejects.toThrow(refusal);
    await start(second, was);
    await start(second);
    await expect(start(first)).rejects.toThrow(refusal);
  },
);

test('a database without tables is accepted before its migrations', async () => {
  const { start } = await openSite({ migrated: false });
  await start(first);
  await start(second);
});

test('a command needs the secret of the site and stores none itself', async () => {
  const { own, start } = await openSite();
  expect(await requireUsedSecret(own.url, second)).toBe(second);
  await start(first);
  expect(await requireUsedSecret(own.url, first)).toBe(first);
  const another = /^AUTH_SECRET is not the secret of this database/;
  await expect(requireUsedSecret(own.url, second)).rejects.toThrow(another);
  await expect(requireUsedSecret(own.url, undefined)).rejects.toThrow(/^Set AUTH_SECRET/);
  const { own: empty } = await openSite({ migrated: false });
  expect(await requireUsedSecret(empty.url, second)).toBe(second);
});
