import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '#client/app/App.tsx';
import { createStore } from '#client/app/createStore.ts';
import { LanguageRouter } from '#client/app/LanguageRouter.tsx';
import { api, type DeviceStorage } from '#client/api/api.ts';
import { readSiteSettings } from '#contracts/site/siteSettings.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { type Language, splitLanguage } from '#contracts/texts/languages.ts';
import { languageOffers } from '#contracts/texts/offers.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../support/enter.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';
import { afterTest } from '../../support/testLimits.ts';

// Tests of the language switch and of the offer of the preferred language.

/**
 * Returns texts with a distinct title of the page for unknown addresses. All other texts are
 * English.
 */
const i18nOf = (language: Language): SiteI18n =>
  createI18n<SiteTexts>(language, {
    ...siteTexts,
    page: {
      ...siteTexts.page,
      notFound: { ...siteTexts.page.notFound, title: `Not found (${language})` },
    },
  });

const prefer = (languages: readonly string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

/** Shows the site at an address. */
function open(
  path: string,
  {
    storage = memoryStorage(),
    load = (language: Language) => Promise.resolve(i18nOf(language)),
    apiOrigin = 'http://127.0.0.1:9',
    live = false,
  }: {
    storage?: DeviceStorage;
    load?: (language: Language) => Promise<SiteI18n>;
    apiOrigin?: string;
    live?: boolean;
  } = {},
) {
  window.history.replaceState(null, '', path);
  const store = createStore(
    { apiOrigin, storage, language: () => splitLanguage(window.location.pathname).language },
    { gate: { unlocked: true } },
  );
  afterTest(() => void store.dispatch(api.util.resetApiState()));
  return render(
    <LanguageRouter first={i18nOf(splitLanguage(window.location.pathname).language)} load={load}>
      {(i18n) => (
        <App store={store} i18n={i18n} settings={{ ...readSiteSettings(() => ''), live }} />
      )}
    </LanguageRouter>,
  );
}

const choice = async () =>
  within(await screen.findByRole('banner')).getByRole('combobox', { name: 'Language' });
const address = () => window.location.pathname + window.location.search + window.location.hash;
const { documentElement: html } = document;

it('requests the hotels again in the language of the page', async () => {
  const asked: unknown[] = [];
  const provider = await startProvider({
    '/api/hotels/inn': (request, response) => {
      const { 'accept-language': accepted } = request.headers;
      asked.push(accepted);
      const amenity = accepted === 'de' ? 'Mit Kamin' : 'With a fireplace';
      json({ ...fullHotel, id: 'inn', amenity_groups: [{ amenities: [{ amenity }] }] })(
        request,
        response,
      );
    },
  });
  open('/hotel-detail/inn', { apiOrigin: provider.origin });
  await screen.findAllByText('With a fireplace');
  await userEvent.selectOptions(await choice(), 'de');
  await screen.findAllByText('Mit Kamin');
  expect(screen.queryAllByText('With a fireplace')).toEqual([]);
  expect(asked).toEqual(['en', 'de']);
});

it('switching the language keeps the page, its query, the typed text and the focus', async () => {
  // The search of the listing fails because no server answers it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const storage = memoryStorage();
  open('/hotel-listing?city=Karachi&stars=5#main', { storage });
  const where = await screen.findByLabelText('Where to?');
  await enter(where, ' West');
  await userEvent.selectOptions(await choice(), 'ar');
  await waitFor(() => expect(html).toHaveAttribute('dir', 'rtl'));
  expect(html).toHaveAttribute('lang', 'ar');
  expect(address()).toBe('/ar/hotel-listing?city=Karachi&stars=5#main');
  expect(screen.getByLabelText('Where to?')).toBe(where);
  expect(where).toHaveValue('Karachi West');
  await waitFor(async () => expect(await choice()).toHaveFocus());
  expect(await choice()).toHaveValue('ar');
  expect(storage.getItem('language')).toBe('ar');
  await userEvent.selectOptions(await choice(), 'en');
  await waitFor(() => expect(html).toHaveAttribute('dir', 'ltr'));
  expect(address()).toBe('/hotel-listing?city=Karachi&stars=5#main');
});

it('names each language in itself, and keeps the page when a language cannot be loaded', async () => {
  let fails = true;
  open('/nowhere', {
    load: (language) =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve(i18nOf(language)),
  });
  const options = within(await choice()).getAllByRole('option');
  const names = options.map(({ lang, textContent }) => `${lang} ${textContent}`);
  expect(names).toEqual(['en English', 'de Deutsch', 'fr Français', 'ar العربية']);
  await userEvent.selectOptions(await choice(), 'de');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Deutsch could not be loaded. Check your connection and try again.',
  );
  expect(await choice()).toHaveValue('en');
  expect(address()).toBe('/nowhere');
  fails = false;
  await userEvent.selectOptions(await choice(), 'de');
  await waitFor(() => expect(address()).toBe('/de/nowhere'));
  await waitFor(() => expect(document.title).toBe('Not found (de) · Stayfarer'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the language that was chosen last, however long each one takes to load', async () => {
  const loads = new Map<Language, () => void>();
  open('/nowhere', {
    load: (language) =>
      new Promise((resolve) => loads.set(language, () => resolve(i18nOf(language)))),
  });
  await userEvent.selectOptions(await choice(), 'de');
  await userEvent.selectOptions(await choice(), 'fr');
  await act(async () => {
    loads.get('fr')?.();
    await Promise.resolve();
    loads.get('de')?.();
  });
  await waitFor(() => expect(html).toHaveAttribute('lang', 'fr'));
  expect(address()).toBe('/fr/nowhere');
});

describe('the offer of another language', () => {
  const offers = () =>
    Object.values(languageOffers).flatMap(({ offer }) => screen.queryAllByText(offer));

  it.each([
    ['German to a browser that prefers it', '/nowhere', ['es', 'de-AT', 'en'], {}, 'de'],
    ['English on a German page', '/de/nowhere', ['en-US'], {}, 'en'],
    ['the language that the device keeps', '/nowhere', ['de'], { language: 'fr' }, 'fr'],
    ['one, after another was declined', '/nowhere', ['de'], { 'declined-language': 'fr' }, 'de'],
    ['nothing on a page in that language', '/de/nowhere', ['de', 'en'], {}, undefined],
    ['nothing for languages the site lacks', '/nowhere', ['es', ''], {}, undefined],
    ['nothing where English was chosen', '/nowhere', ['de'], { language: 'en' }, undefined],
    ['nothing declined', '/nowhere', ['de'], { 'declined-language': 'de' }, undefined],
    ['nothing for unknown values', '/nowhere', ['xx'], { language: '{', x: '' }, undefined],
  ] satisfies [string, string, string[], Record<string, string>, Language | undefined][])(
    'offers %s',
    async (_what, path, preferred, stored, offered) => {
      prefer(preferred);
      open(path, { storage: memoryStorage(stored) });
      expect(offers().map(({ textContent }) => textContent)).toEqual(
        offered ? [languageOffers[offered].offer] : [],
      );
      await choice();
    },
  );

  it('is written in the offered language and leads to the page in it', async () => {
    prefer(['ar']);
    const storage = memoryStorage();
    open('/nowhere?x=1', { storage });
    const button = screen.getByRole('button', { name: languageOffers.ar.offer });
    expect(button.closest('[lang]')).toHaveAttribute('lang', 'ar');
    expect(button.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe('/ar/nowhere?x=1'));
    await waitFor(() => expect(offers()).toEqual([]));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(storage.getItem('language')).toBe('ar');
  });

  it('does not return after it is declined, even at the next visit', async () => {
    prefer(['de']);
    const storage = memoryStorage();
    const first = open('/nowhere', { storage });
    await choice();
    await userEvent.click(screen.getByRole('button', { name: languageOffers.de.decline }));
    expect(offers()).toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();
    first.unmount();
    open('/nowhere', { storage });
    await choice();
    expect(offers()).toEqual([]);
  });

  it('works in a browser whose storage is broken', async () => {
    prefer(['de']);
    const broken = () => {
      throw new Error('denied');
    };
    open('/nowhere', { storage: { getItem: () => null, setItem: broken } });
    await choice();
    await userEvent.click(screen.getByRole('button', { name: languageOffers.de.decline }));
    expect(offers()).toEqual([]);
  });
});
