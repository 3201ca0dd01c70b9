import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainHotel } from '#contracts/kit/samples/hotels.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { englishTextsIn } from '../../../../support/englishTextsIn.ts';
import { enter } from '../../../../support/enter.ts';
import { memoryStorage } from '../../../../support/memoryStorage.ts';
import { english } from '../../../../support/english.ts';
import { renderAt } from '../../../../support/renderApp.tsx';
import { hold, json } from '../../../../support/scriptedProvider.ts';
import { startProvider } from '../../../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
const saoPaulo = { ...plainHotel, region: { name: 'São Paulo', country_code: 'BR' } };

beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/rand4': json([saoPaulo]),
    '/api/hotels/rand8': json([]),
    '/api/hotels/search': json({ hotels: [plainHotel] }),
  });
});

/** Opens the home page and waits until the suggestions for an empty text are shown. */
async function openHome(storage = memoryStorage(), language: Language = 'en') {
  const i18n = englishTextsIn(language);
  const app = renderAt('/', { apiOrigin: provider.origin, storage, i18n });
  await screen.findAllByText(saoPaulo.name);
  const where = screen.getByLabelText('Where to?');
  await enter(where, 'ulan bat');
  await screen.findByRole('option', { name: /^Ulaanbaatar/ });
  await userEvent.clear(where);
  return { ...app, where };
}

const suggested = () =>
  screen
    .queryAllByRole('listbox')
    .flatMap((list) => within(list).queryAllByRole('option'))
    .map((option) => option.textContent);

it('opens on focus with known places, and suggests matches while the traveler types', async () => {
  const { where } = await openHome();
  expect(where).toHaveAttribute('aria-expanded', 'true');
  expect(suggested().slice(0, 2)).toEqual(['São PauloBrazil', 'KarachiPakistan']);
  await enter(where, 'sao');
  expect(suggested().slice(0, 2)).toEqual(['São PauloBrazil', 'São LuísBrazil']);
  const announced = screen.getByText(`${suggested().length} suggestions`);
  expect(announced.parentElement).toHaveRole('status');
  await userEvent.clear(where);
  await enter(where, 'kara');
  expect(suggested().slice(0, 2)).toEqual(['KarachiPakistan', 'KaraTogo']);
  for (const [typed, ...places] of [
    ['marakesh', 'MarrakechMorocco'], // misspelled
    ['المغرب', 'MarrakechMorocco'], // a country in another language
    [plainHotel.name, `${plainHotel.name}Hotel in São Paulo`],
    ['qqqqq'],
    ['kara', 'KarachiPakistan'],
  ] satisfies [string, ...string[]][]) {
    await userEvent.clear(where);
    await enter(where, typed);
    expect(suggested().slice(0, places.length || 1)).toEqual(places);
  }
  await userEvent.click(screen.getByRole('option', { name: /^Karachi/ }));
  expect(where).toHaveValue('Karachi');
  expect(where).toHaveFocus();
  expect(suggested()).toEqual([]);
});

it('names the country of a place in the language of the page', async () => {
  const { where } = await openHome(undefined, 'ar');
  await enter(where, 'المغرب');
  expect(suggested()[0]).toBe('Marrakechالمغرب');
});

it('searches for the place of a chosen hotel', async () => {
  const { where, location } = await openHome();
  await enter(where, `${plainHotel.name}{ArrowDown}{Enter}{Enter}`);
  await waitFor(() => expect(location().search).toBe('?city=S%C3%A3o+Paulo'));
});

it('supports the arrow keys, Enter, Escape and Tab', async () => {
  const { where, location } = await openHome();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  const marked = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  expect(where).toHaveAttribute('aria-activedescendant', marked.id);
  await userEvent.keyboard('{Enter}');
  expect(where).toHaveValue('Kyoto');
  expect(location().pathname).toBe('/');
  await userEvent.clear(where);
  await enter(where, 'lis{Escape}');
  expect(suggested()).toEqual([]);
  expect(where).toHaveValue('lis');
  await userEvent.keyboard('{ArrowDown}');
  expect(suggested()).not.toEqual([]);
  await userEvent.tab();
  expect(suggested()).toEqual([]);
  await userEvent.clear(where);
  await enter(where, 'Marrakech{ArrowDown}{Enter}');
  expect(where).toHaveValue('Marrakech');
});

it('suggests recent searches first, from the newest on, if their days are still to come', async () => {
  const checkIn = addDays(today(), 4);
  const checkOut = addDays(today(), 6);
  const storage = memoryStorage({
    'recent-searches': JSON.stringify([
      { city: 'Oslo', checkIn, checkOut },
      { city: 'Quito', checkIn: '2020-01-01', checkOut: '2020-01-03' },
      { city: 7 },
      'Paris',
    ]),
  });
  const { where } = await openHome(storage);
  await enter(where, 'Lima{Enter}');
  await screen.findByText('Found 1 properties');
  const again = screen.getByLabelText('Where to?');
  await userEvent.clear(again);
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.click(again);
  await waitFor(() => expect(suggested().slice(0, 1)).toEqual(['LimaRecent']));
  expect(suggested().at(1)).toMatch(/^OsloRecent · \w{3} \d+ - \w{3} \d+$/);
  expect(suggested().at(2)).toBe('QuitoRecent');
  expect(suggested().join()).not.toContain('Paris');
  await userEvent.click(screen.getByRole('option', { name: /^Oslo/ }));
  expect(screen.getByLabelText('Check-in')).toHaveValue(english.formats.yearDay(checkIn));
  expect(screen.getByLabelText('Check-out')).toHaveValue(english.formats.yearDay(checkOut));
});

it('clears the recent searches with the last suggestion', async () => {
  const storage = memoryStorage({
    'recent-searches': JSON.stringify([{ city: 'Oslo', checkIn: '', checkOut: '' }]),
  });
  const { where } = await openHome(storage);
  await enter(where, 'kyo');
  expect(suggested()).toEqual(['KyotoJapan']);
  await userEvent.clear(where);
  expect(suggested().slice(0, 1)).toEqual(['OsloRecent']);
  await userEvent.keyboard('{ArrowUp}');
  expect(
    within(screen.getByRole('listbox')).getByRole('option', { selected: true }),
  ).toHaveTextContent('Clear recent searches');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Recent searches cleared').parentElement).toHaveRole('status');
  expect(where).toHaveFocus();
  expect(suggested().join()).not.toMatch(/Oslo|Clear/);
  expect(storage.getItem('recent-searches')).toBe('[]');
});

const listed = (...places: object[]) => json({ places });
const peking = { name: 'Peking', country_code: 'CN', hotels: 12 };

it('searches for a provider’s place by its own name, and names places without hotels', async () => {
  const empty = { name: 'Kanazawa', country_code: 'JP', hotels: 0 };
  provider.script['/api/hotels/places'] = listed(peking, empty);
  const { where, location } = await openHome();
  await waitFor(() => expect(suggested()[0]).toBe('PekingChina · 12 hotels'));
  for (const [typed, first] of [
    ['beijing', 'PekingChina · 12 hotels'],
    ['PEK', 'PekingChina · 12 hotels'],
    ['kanaza', 'KanazawaJapan · No hotels here'],
    ['osaka', 'OsakaJapan · No hotels here'],
    ['karachi', 'KarachiPakistan · No hotels here'],
    ['sao paulo', 'São PauloBrazil'],
  ] as const) {
    await userEvent.clear(where);
    await enter(where, typed);
    await waitFor(() => expect(suggested()[0]).toBe(first));
    expect(suggested().join()).not.toContain('Beijing');
  }
  await userEvent.clear(where);
  await enter(where, 'Eiffel');
  expect(suggested()).toEqual([]);
  const [shown, announced] = screen.getAllByText('No place found');
  expect(shown).toBeVisible();
  expect(announced?.parentElement).toHaveRole('status');
  await enter(where, '{Escape}');
  expect(where).toHaveValue('Eiffel');
  await userEvent.clear(where);
  await enter(where, 'Pechino{ArrowDown}{Enter}{Enter}');
  await waitFor(() => expect(location().search).toBe('?city=Peking'));
});

it('keeps the other suggestions and logs nothing if the provider lists no places', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  provider.script['/api/hotels/places'] = json({ title: 'Not Found' }, 404);
  const { where } = await openHome();
  await waitFor(() => expect(provider.requests).toContain('/api/hotels/places'));
  expect(suggested().slice(0, 2)).toEqual(['São PauloBrazil', 'KarachiPakistan']);
  await enter(where, 'beijing');
  expect(suggested()).toEqual(['BeijingChina']);
  expect(logged).not.toHaveBeenCalled();
});

it('shows a name as text, isolated from the text beside it', async () => {
  const names = ['<img src=x onerror="alert(1)">', 'القاهرة الجديدة', 'Kara\u202echi'];
  provider.script['/api/hotels/places'] = listed(
    ...names.map((name) => ({ name, country_code: '<b>', hotels: 2 })),
  );
  const { where } = await openHome();
  for (const name of names) {
    const shown = await screen.findByText(name, { selector: '[role=option] bdi' });
    expect(shown.closest('[role=option]')).toHaveTextContent(/<b> · 2 hotels$/);
    expect(screen.getByRole('listbox').querySelector('img')).toBeNull();
    await userEvent.click(shown);
    expect(where).toHaveValue(name);
    await userEvent.clear(where);
  }
});

it('keeps the suggestion under the pointer in place until the pointer leaves', async () => {
  const places = hold(listed(peking));
  provider.script['/api/hotels/places'] = places.handler;
  await openHome();
  const before = suggested();
  await userEvent.hover(screen.getByRole('listbox'));
  places.release();
  await expect(
    screen.findByRole('option', { name: /^Peking/ }, { timeout: 100 }),
  ).rejects.toThrow();
  expect(suggested()).toEqual(before);
  await userEvent.unhover(screen.getByRole('listbox'));
  expect(await screen.findByRole('option', { name: /^Peking/ })).toBeVisible();
});
