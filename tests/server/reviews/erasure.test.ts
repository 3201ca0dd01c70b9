import { eventually } from '../bookings/support/startTestBookings.ts';
import { praise, pageOf, reviewOf, reviewSite } from './reviewSite.ts';

const { stay, start, write, read, list, rows, db } = reviewSite();

test('when the personal data of a booking is erased, its review loses the name and keeps its text', async () => {
  const visit = await stay();
  await write(visit);
  const eraser = start({ env: { PERSONAL_DATA_DAYS: '30' } });
  eraser.clock.now = new Date('2027-04-10T00:00:00Z');
  eraser.start();
  await eventually(async () => ((await rows())[0]?.author === null ? true : undefined));
  await eraser.stop();
  expect(pageOf(await list()).reviews).toMatchObject([{ ...praise, author: null }]);
  expect(reviewOf(await read(visit))).toMatchObject({ ...praise, author: null });
});

test('a review that is written after the erasure has no name', async () => {
  const visit = await stay();
  await db().updateTable('bookings').set({ traveller: null }).where('id', '=', visit.id).execute();
  expect(reviewOf(await write(visit))).toMatchObject({ ...praise, author: null });
});
