import { sql } from 'kysely';
import { distributeDatabase, undistributeDatabase } from '#server/database/distributeDatabase.ts';
import { citusVariable } from '../../../support/citusDatabase.ts';
import { runScript } from '../../../support/runScript.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/testDatabase.ts';

const cluster = process.env[citusVariable] ?? '';
const onCitus = cluster === '' ? test.skip : test;
const command = 'server/main/distribute.ts';
let database: TestDatabase;

afterEach(() => database.close());

/** Returns the columns, indexes, constraints and triggers of the distributed tables. */
async function describeTables({ database: { db } }: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    select c.relname, attname as name, format_type(atttypid, atttypmod) || attnotnull ||
      coalesce(pg_get_expr(adbin, adrelid), '') as what
      from pg_attribute a join pg_class c on c.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relname in ('bookings', 'booking_attempts', 'booking_notes')
    union all select tablename, indexname, indexdef from pg_indexes
      where tablename in ('bookings', 'booking_attempts', 'booking_notes')
    union all select c.relname, conname, pg_get_constraintdef(k.oid)
      from pg_constraint k join pg_class c on c.oid = conrelid where relname like 'booking%'
    union all select c.relname, tgname, pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and relname in ('bookings', 'audit_record')
    order by 1, 2, 3`.execute(db);
  return rows;
}

onCitus(
  `a database is distributed, taken back as it was, and distributed again (needs ${citusVariable})`,
  async () => {
    database = await createTestDatabase({ distributed: false });
    const { url, database: own } = database;
    const before = await describeTables(database);
    expect(await undistributeDatabase(url)).toBe(false);
    await own.db
      .insertInto('booking_notes')
      .values({
        hotel_id: 'hotel-1',
        booking_id: 'booking-1',
        id: 'note-1',
        at: new Date(),
        actor_kind: 'worker',
        text: 'Kept.',
      })
      .execute();
    expect(await distributeDatabase(url)).toBe(true);
    expect(await distributeDatabase(url)).toBe(false);
    const env = { DATABASE_URL: url };
    expect((await runScript(command, ['undo'], { env })).stdout).toContain('on the coordinator');
    expect(await describeTables(database)).toEqual(before);
    expect((await runScript(command, [], { env })).stdout).toContain('distributed by hotel');
    const notes = await own.db.selectFrom('booking_notes').select('text').execute();
    expect(notes).toEqual([{ text: 'Kept.' }]);
  },
  120_000,
);
