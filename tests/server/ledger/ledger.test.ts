import { postTransaction } from '#server/ledger/ledger.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

// tests/deep/server/rewards/ledger.processes.test.ts tests balances with two processes.
test('a transaction whose entries do not sum to zero is not posted', async () => {
  const { database, close } = await createTestDatabase();
  const entries = [
    { account: 'a', amount: { amount: 1n, currency: 'USD' } },
    { account: 'b', amount: { amount: -1n, currency: 'EUR' } },
  ];
  const at = new Date();
  await expect(
    database.transaction((tx) => postTransaction(tx, { key: 'k', kind: 'spent', at, entries })),
  ).rejects.toThrow('do not sum to zero');
  expect(await database.db.selectFrom('ledger_transactions').select('id').execute()).toEqual([]);
  await close();
});
