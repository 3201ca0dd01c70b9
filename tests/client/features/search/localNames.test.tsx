import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../../support/enter.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { hold, json } from '../../../support/scriptedProvider.ts';
import { startProvider } from '../../../support/startProvider.ts';
import { siteIn } from '../../../support/siteIn.ts';

// Tests of city names in the language of the page, in searches and on pages.

const roman = { ...fullHotel, region: { name: 'Rome', country_code: 'IT' }, rates: [] };
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  provider = await startProvider({
    '/api/hotels/rand4': json([]),
    '/api/hotels/rand8': json([]),
    '/api/hotels/places': json({ places: [{ name: 'Rome', country_code: 'IT', hotels: 60 }] }),
    '/api/hotels/search': json({ hotels: [roman] }),
  });
});

const searched = () =>
  provider.requests
    .filter((url) => url.startsWith('/api/hotels/search'))
    .map((url) => new URLSearchParams(url.split('?')[1]).get('city'));

async function openIn(language: 'de' | 'ar', path = '/') {
  const app = renderAt(path, { apiOrigin: provider.origin, i18n: siteIn(language) });
  const form = within(await screen.findByRole('search'));
  return { ...app, form, where: await form.findByRole('combobox') };
}

it.each([
  ['ar', 'روما', 'Rome'],
  ['de', 'Mailand, Italien', 'Milan'],
  ['de', 'Kara', 'Kara'],
] as const)('searches in %s for %s by the name %s', async (language, typed, sent) => {
  const { form, where } = await openIn(language);
  await enter(where, typed);
  await waitFor(() => expect(provider.requests).toContain('/api/hotels/places'));
  await waitFor(() => expect(where).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.click(form.getByRole('button', { name: siteIn(language).t('search.submit') }));
  await waitFor(() => expect(searched()).toEqual([sent]));
});

it('sends the name from the list of the provider, even if the list arrives late', async () => {
  const listed = hold(json({ places: [{ name: 'Rom', country_code: 'IT', hotels: 12 }] }));
  provider.script['/api/hotels/places'] = listed.handler;
  const { form, where } = await openIn('de');
  await enter(where, 'Rom');
  await form.findAllByRole('option', { name: /^Rom/ });
  listed.release();
  await form.findAllByRole('option', { name: /^Rom.*12/ });
  await userEvent.click(form.getByRole('button', { name: 'Suchen' }));
  await waitFor(() => expect(searched()).toEqual(['Rom']));
});

it('suggests a place by its name in the language of the page', async () => {
  const { form, where } = await openIn('de');
  await enter(where, 'Ro');
  await userEvent.click(await form.findByRole('option', { name: /^Rom\b/ }));
  expect(where).toHaveValue('Rom');
  await userEvent.click(form.getByRole('button', { name: 'Suchen' }));
  await waitFor(() => expect(searched()).toEqual(['Rome']));
});

it('shows the city of a listing in the language of the page, and keeps the typed name', async () => {
  const { where, form } = await openIn('de', '/hotel-listing?city=Rome');
  expect(where).toHaveValue('Rom');
  await waitFor(() => expect(document.title).toMatch(/Unterkünfte in Rom\b/));
  await screen.findByRole('article');
  await userEvent.clear(where);
  await userEvent.type(where, 'Rome');
  expect(where).toHaveValue('Rome');
  await userEvent.click(form.getByRole('button', { name: 'Suchen' }));
  await waitFor(() => expect(searched()).toEqual(['Rome', 'Rome']));
});
