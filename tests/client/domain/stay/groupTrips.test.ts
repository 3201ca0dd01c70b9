import { groupTrips } from '#client/domain/stay/groupTrips.ts';

const trip = (id: string, status: string, checkIn: string, checkOut: string) => ({
  id,
  booking: { status, stay: { checkIn, checkOut } },
});

it('lists future trips from the next on, and past and canceled ones from the latest on', () => {
  const grouped = groupTrips(
    [
      trip('later', 'requested', '2027-05-01', '2027-05-03'),
      trip('stayed', 'stayed', '2027-01-01', '2027-01-02'),
      trip('no-show', 'no-show', '2026-12-01', '2027-12-02'),
      trip('now', 'confirmed', '2027-02-27', '2027-03-01'),
      trip('cancelled', 'cancelled', '2027-06-01', '2027-06-02'),
      trip('past', 'confirmed', '2027-02-01', '2027-02-28'),
      trip('unknown', 'pending', '2027-04-01', '2027-04-02'),
      trip('declined', 'declined', '2027-07-01', '2027-07-02'),
    ],
    () => '2027-03-01',
  );
  expect(grouped.coming.map(({ id }) => id)).toEqual(['now', 'unknown', 'later']);
  expect(grouped.past.map(({ id }) => id)).toEqual(['past', 'stayed', 'no-show']);
  expect(grouped.cancelled.map(({ id }) => id)).toEqual(['declined', 'cancelled']);
});
