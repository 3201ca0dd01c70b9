import { screen, waitFor } from '@testing-library/react';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { languages } from '#contracts/texts/languages.ts';
import { sampleChoice } from '../support/openCheckout.ts';
import { inLanguage } from '../support/inLanguage.ts';
import { renderAt } from '../support/renderApp.tsx';
import { json } from '../support/scriptedProvider.ts';
import { startProvider } from '../support/startProvider.ts';

// The texts that the law requires on the pages, in each language: docs/legal.md. They are written
// out here, so that a change is noticed.

const words = {
  en: {
    binding: 'Book and agree to pay',
    request: 'Your request is binding: once the hotel confirms it, you agree to pay.',
    sample: 'Book Now',
    urgency: 'Book now before someone else grabs it!',
    ranking: 'How we rank',
    reviews: 'We check each review against its booking.',
    legal: ['Imprint', 'Terms', 'Privacy', 'Accessibility'],
  },
  de: {
    binding: 'Zahlungspflichtig buchen',
    request: 'Ihre Anfrage verpflichtet Sie zur Zahlung, sobald das Hotel sie bestätigt.',
    sample: 'Jetzt buchen',
    urgency: 'Buchen Sie jetzt, bevor jemand anderes schneller ist!',
    ranking: 'Unsere Reihenfolge',
    reviews: 'Wir prüfen jede Bewertung anhand der Buchung.',
    legal: ['Impressum', 'AGB', 'Datenschutz', 'Barrierefreiheit'],
  },
  fr: {
    binding: 'Réserver avec obligation de paiement',
    request: 'Votre demande vous oblige à payer dès que l’hôtel l’a confirmée.',
    sample: 'Réserver maintenant',
    urgency: 'Réservez maintenant, avant que quelqu’un d’autre n’en profite\u202f!',
    ranking: 'Notre classement',
    reviews: 'Nous vérifions chaque avis d’après la réservation.',
    legal: ['Mentions légales', 'Conditions', 'Confidentialité', 'Accessibilité'],
  },
  ar: {
    binding: 'الحجز مع الالتزام بالدفع',
    request: 'يُلزمك طلبك بالدفع متى أكده الفندق.',
    sample: 'الحجز الآن',
    urgency: 'يُفضّل الحجز الآن قبل أن يسبقك غيرك!',
    ranking: 'كيف نرتّب النتائج',
    reviews: 'ونتحقق من كل تعليق بمقارنته بالحجز.',
    legal: ['بيانات الناشر', 'الشروط', 'الخصوصية', 'إمكانية الوصول'],
  },
} as const;

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const review = { id: 'a', score: 9, author: 'Bo', month: '2026-12', text: 'A kind desk.' };
  provider = await startProvider({
    [`/api/hotels/${fullHotel.id}`]: json(fullHotel),
    '/api/hotels/search': json({ hotels: [fullHotel], total: 1 }),
    '/api/auth/session': json({ session: null }),
    '/api/rewards': json({ enabled: true, account: null }),
    '/api/reviews': json({ count: 1, average: 9, reviews: [review], next: null }),
  });
});

test.each(languages)('the required texts are present in %s', async (language) => {
  const { t } = await inLanguage(language);
  const { legal, request, urgency, reviews, ...exact } = words[language];
  expect({
    binding: t('checkout.bookNow.binding'),
    sample: t('checkout.bookNow.label'),
    ranking: t('listing.ranking'),
  }).toEqual(exact);
  expect(t('checkout.bookNow.byMail')).toContain(request);
  expect(t('precheckout.urgency')).toContain(urgency);
  expect(t('reviews.list.note')).toContain(reviews);
  const pages = ['imprint', 'terms', 'privacy', 'accessibility'] as const;
  expect(pages.map((page) => t(`page.footer.links.${page}`))).toEqual(legal);
});

describe('in English', () => {
  const { binding, request, sample, urgency, ranking, reviews, legal } = words.en;
  const open = async (pathname: string, search = '') => {
    const state = search === sampleChoice ? { rates: [fullRate] } : null;
    const live = search !== '';
    renderAt([{ pathname, search, state }], { apiOrigin: provider.origin, live });
    await screen.findByRole('heading', { level: 1 });
  };
  const pageText = () => document.body.textContent;

  test('the button of a booking says that pressing it obliges to pay, and the terms stand beside it', async () => {
    await open('/checkout', sampleChoice);
    const button = await screen.findByRole('button', { name: binding });
    const bar = button.closest('div')?.parentElement;
    const terms = bar?.querySelector('a[href="/info/terms"]');
    expect(terms).toBeVisible();
    expect(screen.queryByRole('button', { name: sample })).toBeNull();
  });

  test('a note beside the button of a request says that it obliges to pay', async () => {
    const rates = [{ ...fullRate, booking: 'on-request' }];
    provider.script[`/api/hotels/${fullHotel.id}`] = json({ ...fullHotel, rates });
    await open('/checkout', sampleChoice);
    expect(await screen.findByText(new RegExp(`^${request}`))).toBeVisible();
    expect(screen.queryByRole('button', { name: binding })).toBeNull();
  });

  test('only the sample site presses the traveler to book', async () => {
    await open('/pre-checkout');
    expect(pageText()).toContain(urgency);
    document.body.replaceChildren();
    await open('/pre-checkout', sampleChoice);
    await screen.findAllByText(fullHotel.name);
    expect(pageText()).not.toContain(urgency);
  });

  test('a list links to an explanation of its order', async () => {
    await open('/hotel-listing', '?city=Karachi');
    const links = await screen.findAllByRole('link', { name: ranking });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/info/ranking');
  });

  test('reviews explain how they are verified', async () => {
    await open(`/hotel-detail/${fullHotel.id}`, '?check_in=2027-03-08&check_out=2027-03-10');
    await waitFor(() => expect(pageText()).toContain(reviews));
  });

  test('every page links to the operator of the site and to its terms', async () => {
    await open('/compare');
    const addresses = legal.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(addresses).toEqual(
      ['imprint', 'terms', 'privacy', 'accessibility'].map((page) => `/info/${page}`),
    );
  });
});
