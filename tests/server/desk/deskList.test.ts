import { randomUUID } from 'node:crypto';
import { deskList } from '#server/desk/deskList.ts';
import { latest, readCursor } from '#server/desk/keyset.ts';
import { deliveryView, isDelivery } from '#server/outbox/desk/readDeliveries.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';

const name = 'GET /api/desk/webhooks';
let created: TestDatabase;
beforeAll(async () => {
  created = await createTestDatabase();
});
afterAll(() => created.close());

const from = () => created.database.db.selectFrom('outbox').selectAll();
const more = () => Promise.resolve({ configured: true });
const deliveries = () =>
  deskList(name, {
    from,
    filters: { state: isDelivery },
    order: latest('created_at'),
    size: 2,
    view: (rows) => rows.map(deliveryView),
    more,
  });

test('pages contain each row once, even rows of the same microsecond', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  const at = new Date('2027-02-01T12:00:00Z');
  const values = ids.map((id) => ({
    ...{ id, owner: 'hotel', kind: 'webhook', event_id: randomUUID(), payload: '{}' },
    created_at: at,
  }));
  await created.database.db.insertInto('outbox').values(values).execute();
  const sizes: number[] = [];
  const read: string[] = [];
  let next: string | null | undefined;
  do {
    const page = await deliveries().page({}, { after: readCursor(next ?? undefined) });
    sizes.push(page.items.length);
    read.push(...page.items.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect(sizes).toEqual([2, 2, 1]);
  expect(read).toEqual([...ids].sort().reverse());
});

test('filters and cursors are parameters of a statement with a limit', () => {
  const typed = "'; drop table outbox; --";
  const list = deskList('GET /api/desk/reviews', {
    from: () => created.database.db.selectFrom('reviews').selectAll(),
    filters: {
      state: () => undefined,
      hotel: (hotel) => hotel && ((eb) => eb('hotel_id', '=', hotel)),
    },
    order: latest('created_at'),
    view: () => [],
  });
  const after = { micros: '1', id: typed };
  const { sql, parameters } = list.statement({ hotel: typed }, { after }).compile();
  expect(sql).toContain('limit');
  expect(sql).not.toContain('drop table');
  expect(parameters).toEqual(expect.arrayContaining([typed, '1', 26]));
});

test('a missing filter or extra field is a type error', () => {
  const rest = { from, order: latest('created_at'), view: () => [] };
  // @ts-expect-error The filter of the state is missing.
  deskList(name, { ...rest, filters: {}, more });
  // @ts-expect-error Whether there is an address is missing.
  deskList(name, { ...rest, filters: { state: isDelivery } });
  expect.assertions(0);
});
