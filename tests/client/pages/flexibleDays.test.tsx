import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, hangUp, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const hotelPath = `/hotel-detail/${fullHotel.id}`;
const calendarPath = `/api/hotels/${fullHotel.id}/calendar`;
const night = (day: number, amount: string) => ({
  date: `2027-03-${String(day).padStart(2, '0')}`,
  price: { amount, currency: 'USD' },
});

let site: Awaited<ReturnType<typeof startProvider>>;

/** Opens what the stay costs on other days, in front of such a calendar. */
async function open(calendar: Handler) {
  site = await startProvider({
    [`/api/hotels/${fullHotel.id}`]: json(fullHotel),
    [calendarPath]: calendar,
  });
  const stay = `check_in=${fullRate.check_in}&check_out=${fullRate.check_out}`;
  renderAt(`${hotelPath}?${stay}`, { apiOrigin: site.origin, live: true });
  await userEvent.click(await screen.findByText('Flexible dates? Compare prices'));
}

it('shows what the stay costs up to three days earlier and later, the lowest price marked', async () => {
  await open(
    json({
      days: [
        night(3, '1.00'),
        night(4, '1.00'),
        night(5, '120.00'),
        night(6, '100.00'),
        { date: '2027-03-07', price: null },
        night(8, '100.00'),
        night(9, '90.00'),
        night(10, '80.00'),
        { ...night(11, '95.00'), arrival: false },
        night(12, '1.00'),
      ],
    }),
  );
  const list = (await screen.findByText('Mar 8 - Mar 10')).closest('ul');
  const links = within(list ?? document.body).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Mar 5 - Mar 7$220.00',
    'Mar 8 - Mar 10$190.00',
    'Mar 9 - Mar 11$170.00Lowest price',
    'Mar 10 - Mar 12$175.00',
  ]);
  expect(links[1]).toHaveAttribute('aria-current', 'true');
  expect(links[2]).toHaveAttribute('href', `${hotelPath}?check_in=2027-03-09&check_out=2027-03-11`);
  expect(site.requests.filter((url) => url.startsWith(calendarPath))).toHaveLength(1);
});

it('says that no prices are known where the provider has no calendar', async () => {
  await open(json({ days: [] }));
  expect(await screen.findByText('No prices are known for dates nearby.')).toBeVisible();
});

it('says that prices could not be loaded, and tries again', async () => {
  await open(hangUp);
  const alert = await screen.findByText(/^The prices for other dates could not be loaded/);
  site.script[calendarPath] = json({ days: [night(8, '100.00'), night(9, '90.00')] });
  const box = alert.parentElement ?? document.body;
  await userEvent.click(within(box).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mar 8 - Mar 10')).toBeVisible();
});
