import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { sampleChoice } from '../support/openCheckout.ts';
import { sampleLink } from '../support/sampleBooking.ts';
import { type PageState, textsInCode } from '../support/textsInCode.tsx';

// The pages with the most texts, in the pseudo-locale. tests/deep/client checks each page in each
// of its states.

const stay = 'check_in=2027-03-08&check_out=2027-03-10';
const pages: PageState[] = [
  {
    path: `/hotel-listing?city=Karachi&${stay}`,
    shows: '1 of 2 hotels has a room for the two of you',
    live: true,
  },
  { path: `/hotel-detail/${fullHotel.id}?${stay}`, shows: 'Breakfast included', live: true },
  {
    path: `/checkout${sampleChoice}`,
    shows: 'Enter a first name',
    live: true,
    press: ['Book and agree to pay'],
  },
  { path: sampleLink, shows: 'Your booking is confirmed', live: true },
];

test.each(pages)('$path shows no text that is hard-coded', async (page) => {
  expect(await textsInCode(page)).toEqual([]);
});

test('the check finds a text that is not in the catalog', async () => {
  const hotel = { id: fullHotel.id, name: fullHotel.name };
  const found = await textsInCode({
    path: `/compare?hotels=${hotel.id}`,
    shows: hotel.name,
    live: true,
    dataKnown: false,
  });
  expect(found).toContain(hotel.name);
});
