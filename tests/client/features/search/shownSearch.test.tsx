import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { spreadParty } from '#contracts/values/party.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { english } from '../../../support/english.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
const checkIn = addDays(today(), 5);
const checkOut = addDays(today(), 8);
const party = spreadParty(2, 3, [7]);

beforeEach(async () => {
  provider = await startProvider({
    [`/api/hotels/${fullHotel.id}`]: json({ ...fullHotel, rates: undefined }),
    '/api/hotels/search': json({ hotels: [{ ...fullHotel, rates: undefined }] }),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (address: string) => renderAt(address, { apiOrigin: provider.origin });

/** Returns the texts in the hotel page's read-only bar once the hotel is shown. */
async function readBar() {
  await screen.findByText('Showing 2 rooms');
  return ['Where to?', 'Dates', 'Travelers'].map((label) => {
    const [field] = screen.getAllByLabelText(label, { selector: 'input[readonly]' });
    return field instanceof HTMLInputElement ? field.value : undefined;
  });
}

it('shows and searches for the stay and party of the hotel page, with the region as the place', async () => {
  const { location } = open(hotelAddress(fullHotel.id, { checkIn, checkOut, party }));
  expect(await readBar()).toEqual([
    fullHotel.region.name,
    daysText(english, checkIn, checkOut),
    '4 travelers, 2 rooms',
  ]);
  const form = within(screen.getByRole('search'));
  expect(form.getByLabelText('Where to?')).toHaveValue(fullHotel.region.name);
  expect(form.getByLabelText('Check-in')).toHaveValue(english.formats.yearDay(checkIn));
  expect(form.getByLabelText('Check-out')).toHaveValue(english.formats.yearDay(checkOut));
  expect(form.getByLabelText('Travelers')).toHaveValue('4 travelers, 2 rooms');
  expect(screen.queryByText(/^Check-(in|out) was/)).not.toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Search' }));
  await screen.findByText('Found 1 properties');
  const search = { city: fullHotel.region.name, checkIn, checkOut, party };
  expect(location().pathname + location().search).toBe(listingAddress(search));
});

it('shows the searched city', async () => {
  const { navigate } = open(listingAddress({ city: 'Sindh', checkIn, checkOut }));
  await screen.findByText('Found 1 properties');
  navigate(hotelAddress(fullHotel.id, { checkIn, checkOut }));
  expect(await readBar()).toEqual([
    'Sindh',
    daysText(english, checkIn, checkOut),
    '2 travelers, 1 room',
  ]);
});

it('says that a search without dates was for any dates', async () => {
  const { navigate } = open('/hotel-listing?city=Sindh');
  await screen.findByText('Found 1 properties');
  navigate(hotelAddress(fullHotel.id));
  expect(await readBar()).toEqual(['Sindh', 'Any dates', '2 travelers, 1 room']);
});

describe('an address with days that cannot be booked', () => {
  it('is corrected on the listing, which says so and does not send the days', async () => {
    open('/hotel-listing?city=Sindh&check_in=2020-01-05&check_out=2020-01-07');
    await screen.findByText('Found 1 properties');
    const text = 'Check-in was in the past: Jan 5, 2020. Choose new dates.';
    expect(screen.getByText(text)).toHaveRole('status');
    expect(provider.requests).toEqual(['/api/hotels/search?city=Sindh']);
    expect(screen.getByLabelText('Check-in')).toHaveValue('');
  });

  it('is corrected on the hotel page, which says so', async () => {
    open(hotelAddress(fullHotel.id, { checkIn, checkOut: checkIn }));
    expect(await readBar()).toEqual([
      fullHotel.region.name,
      daysText(english, checkIn, addDays(checkIn, 1)),
      '2 travelers, 1 room',
    ]);
    expect(
      screen.getByText('Check-out was not after check-in, so it is now the next day.'),
    ).toHaveRole('status');
  });
});
