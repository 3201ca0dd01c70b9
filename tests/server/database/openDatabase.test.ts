import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

let test1: TestDatabase;
beforeAll(async () => {
  test1 = await createTestDatabase();
});
afterAll(() => test1.close());

test('days are read as text and int8 as bigint', async () => {
  const { rows } = await sql`select date '2027-03-01' as day, 9007199254740993 as number`.execute(
    test1.database.db,
  );
  expect(rows).toEqual([{ day: '2027-03-01', number: 9007199254740993n }]);
});
