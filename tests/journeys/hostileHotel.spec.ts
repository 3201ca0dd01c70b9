import { hotelPath } from '#client/domain/paths.ts';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { json, scriptProvider } from '../support/scriptedProvider.ts';
import { startSite } from '../support/startSite.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, test as journey } from './journey.ts';

const script = `<script>window.taken='script'</script><img src=x onerror="window.taken='img'">`;
const huge = 'A'.repeat(20_000);

/** The response of a hostile provider, written as text because `__proto__` must be a key. */
const hostile = `{
  "id": "hostile",
  "name": ${JSON.stringify(`Hotel ${script}\u2069\u202e`)},
  "__proto__": { "taken": "prototype", "isAdmin": true },
  "constructor": { "prototype": { "taken": "constructor" } },
  "images": [
    { "url": "javascript:window.taken='picture'" },
    { "url": "data:image/svg+xml,<svg onload=\\"window.taken='svg'\\"/>" },
    { "url": " JaVaScRiPt:window.taken='picture'" },
    { "url": "//127.0.0.1:1/stranger.png" },
    { "url": "/\\\\127.0.0.1:1/stranger.png" }
  ],
  "region": { "name": ${JSON.stringify(script)}, "country_code": "\\"><b>" },
  "star_rating": 5,
  "latitude": 24.8,
  "longitude": 67,
  "address": ${JSON.stringify(`</p>${script} ${huge}`)},
  "room_groups": [{ "id": 1, "name": ${JSON.stringify(script)}, "name_struct": { "main_name": ${JSON.stringify(`Room ${script}`)} }, "room_amenities": [{ "id": 1, "amenity": ${JSON.stringify(script)} }] }],
  "amenity_groups": [{ "amenities": [{ "amenity": ${JSON.stringify(`\u202e${script}`)} }, { "amenity": "__proto__" }] }]
}`;

const hotel: unknown = JSON.parse(hostile);

/** A test on a site whose provider sends only the hostile hotel. */
const test = journey.extend({
  baseURL: async ({ map }, provide) => {
    const provider = await scriptProvider({
      [hotelsPaths.rand4]: json([hotel, hotel, hotel, hotel]),
      [hotelsPaths.rand8]: json([hotel]),
      [hotelsPaths.search]: json({ hotels: [hotel] }),
      [hotelsPaths.hotel.replace(':id', 'hostile')]: json(hotel),
    });
    const site = await startSite({
      PROVIDER_HOST: provider.origin,
      MAP_EMBED_URL: `${map}/?at={lat},{lng}`,
    });
    await provide(site.origin);
    await site.stop();
    await provider.close();
  },
});

test('markup in the data of a hotel is shown as text wherever the hotel appears', async ({
  page,
  open,
}) => {
  for (const [path, placeholder] of [
    ['/', '600x400'],
    ['/hotel-listing?city=Karachi', '320x180'],
    [hotelPath('hostile'), '600x400'],
  ] as const) {
    await open(path);
    await expect(page.getByText(`Hotel ${script}`).first()).toBeVisible();
    await expect(heading(page)).toBeVisible();
    const main = page.getByRole('main');
    const pictures = main.locator('img:visible');
    await expect(pictures.first()).toBeVisible();
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', /^\/assets\/[\w.-]+\.svg$/);
    }
    const ofTheHotel = main.getByRole('img', { name: 'Hotel <' }).first();
    await expect(ofTheHotel).toHaveAttribute('src', new RegExp(`/placeholder-${placeholder}\\.`));
    const taken = await page.evaluate(() => [
      'taken' in window,
      'taken' in {},
      'isAdmin' in {},
      document.querySelectorAll('main script, main [onerror], main [onload]').length,
    ]);
    expect(taken).toEqual([false, false, false, 0]);
    await expectFits(page);
  }

  // Direction controls in a name must not reverse the text after it.
  await open('/hotel-listing?city=Karachi');
  const heart = page.getByRole('button', { name: /^Add to favorites: / });
  await heart.click();
  await open('/favorites');
  await heart.click();
  const { was, removed } = await page.getByText(/was removed\.$/).evaluate((note) => {
    const text = note.lastChild ?? note;
    const leftOf = (word: string) => {
      const range = document.createRange();
      const start = text.textContent?.indexOf(word) ?? 0;
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    };
    return { was: leftOf('was'), removed: leftOf('removed') };
  });
  expect(was).toBeLessThan(removed);
});
