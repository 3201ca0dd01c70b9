import type { APIRequestContext } from '@playwright/test';
import type { Language } from '#contracts/texts/languages.ts';
import { english } from '../support/english.ts';
import { siteIn } from '../support/siteIn.ts';
import type { Site } from '../support/startSite.ts';
import type { Tab, Target } from '../support/browsers/tab.ts';
import { createAccount, newTraveler } from './accountMail.ts';
import { expect, password, test } from './journey.ts';
import { findOffer, type FoundOffer, isFreeToCancel, isPrepaid } from './liveCheckout.ts';

const main: Target = { role: 'main' };
export const button = (name: string | RegExp): Target => ({ role: 'button', name });
const field = (name: string): Target => ({ role: 'textbox', name, within: main });
const title = (name: string | RegExp): Target => ({ role: 'heading', name, within: main });

/** Passes the gate of a page that was just opened. */
async function passGateIn(tab: Tab): Promise<void> {
  await tab.fill({ label: 'Password' }, password);
  await tab.click(button('Submit'));
  await tab.see({ role: 'banner' });
}

/**
 * Books a stay as a traveler does in any browser: searches, filters, books, pays by card, signs in
 * and continues in Arabic. Each caller passes other `days` ahead, so that no other journey takes
 * the last room. With `isPhone`, the filters are behind a button and the languages are in the
 * header's menu.
 */
export async function walkToBooking(
  tab: Tab,
  { request, site, days, isPhone }: WalkSettings,
): Promise<void> {
  const prepaid = (rate: FoundOffer['rate']) => isPrepaid(rate) && isFreeToCancel(rate);
  const offer = await findOffer({ request }, days, prepaid);
  const who = newTraveler();
  await createAccount(request, site, who);
  await test.step('search', () => search(tab, site, offer));
  await test.step('filter', () => filter(tab, offer, isPhone));
  await test.step('book', () => book(tab, offer, who.email));
  await test.step('pay', () => payByCard(tab, site));
  await test.step('sign in', async () => {
    await tab.click({ role: 'link', name: 'Sign in', within: { role: 'banner' } });
    await tab.see(title('Login'));
    await tab.fill(field('Email address'), who.email);
    await tab.fill({ label: 'Password', within: main }, who.password);
    await tab.click(button('Login'));
    await tab.see({ ...button(who.name), within: { role: 'banner' } });
  });
  await test.step('Arabic', () => goOnInArabic(tab, isPhone));
}

type Offer = Pick<FoundOffer, 'hotel' | 'rate'>;

export type WalkSettings = {
  request: APIRequestContext;
  site: Site;
  days: number;
  isPhone: boolean;
};

/**
 * Goes from the gate to the listing, with a suggested place and the days of the offer from the
 * calendar.
 */
async function search(tab: Tab, site: Site, { rate }: Offer): Promise<void> {
  await tab.open(site.origin);
  await passGateIn(tab);
  const form: Target = { role: 'search', name: 'Stays' };
  await tab.fill({ label: 'Where to?', within: form }, 'Marra');
  await tab.click({ role: 'option', name: /^Marrakech.*hotels/ });
  await tab.click({ label: 'Check-in', within: form });
  await tab.see({ role: 'dialog', name: 'Calendar' });
  for (const day of [rate.check_in, rate.check_out]) {
    const cell: Target = { css: `[data-day="${day}"] button` };
    while (!(await tab.sees(cell))) await tab.click(button('Go to the Next Month'));
    await tab.click(cell);
  }
  await tab.fill({ label: 'Travelers', within: form }, '1 traveler');
  await tab.click({ ...button('Search'), within: form });
  const { searchParams } = await tab.isAt(/\/hotel-listing\?/);
  expect(searchParams.get('city')).toBe('Marrakech');
  expect(searchParams.get('check_in')).toBe(rate.check_in);
  expect(searchParams.get('check_out')).toBe(rate.check_out);
  await tab.see({ role: 'article', first: true });
}

/** Filters by a choice and by the name of the hotel until only its row remains. */
async function filter(tab: Tab, { hotel }: Offer, isPhone: boolean): Promise<void> {
  if (isPhone) await tab.click(button('Filters'));
  const filters: Target = { role: isPhone ? 'dialog' : 'complementary', name: 'Filters' };
  await tab.click({
    role: 'checkbox',
    name: english.t('rateFacts.freeCancellation.name'),
    within: filters,
  });
  await tab.isAt(/facts=|free/i);
  await tab.fill({ label: 'Search by property name', within: filters }, hotel);
  await tab.isAt(/[?&]name=/);
  if (isPhone) await tab.click(button(/^Show \d+ hotels?$/));
  await tab.see({ role: 'article' });
  await tab.click({ role: 'link', name: hotel, within: { role: 'article' } });
  await tab.isAt(/\/hotel-detail\//);
  await tab.see(title(hotel));
}

/** Goes from the page of a hotel to the bank with the rate of the offer. */
async function book(tab: Tab, { rate }: Offer, email: string): Promise<void> {
  await tab.click({ role: 'link', name: 'Select a room', first: true });
  const link: Target = { css: `main a[href*="rate=${rate.id}&"]` };
  const folded: Target = { ...button(/^(Show all \d+ rooms|\d+ more rates?)/), first: true };
  await tab.clickUntil(folded, link);
  await tab.click(link);
  await tab.see(title('Checkout'));
  await tab.fill({ ...field('First name'), first: true }, 'Ada');
  await tab.fill({ ...field('Last name'), first: true }, 'Bell');
  await tab.choose({ role: 'combobox', name: 'Phone country' }, 'Pakistan');
  await tab.fill(field('Mobile phone number'), '0300 1234567');
  await tab.fill(field('Email address'), email);
  await tab.click(button('Book and agree to pay'));
}

/** Pays at the sample bank and returns. */
async function payByCard(tab: Tab, site: Site): Promise<void> {
  await tab.see({ text: 'Test payment: no money moves' });
  const { href } = await tab.isAt(/./);
  expect(href).toContain(site.bank);
  await tab.fill({ label: 'Card number' }, '4242 4242 4242 4242');
  await tab.click(button(/^Pay /));
  await tab.isAt(/\/booking\//);
  await passGateIn(tab);
  await tab.see(title('Your booking is confirmed and paid'));
  await tab.see({ text: /^Paid on .* by Visa, ending in 4242$/ });
}

/** Changes the language on the booking's page and searches in Arabic. */
async function goOnInArabic(tab: Tab, isPhone: boolean): Promise<void> {
  const { t } = siteIn('ar');
  // English is the first of the languages, and Arabic the last.
  await focusLanguages(tab, 'en', isPhone);
  await tab.press('End');
  await tab.isAt(/\/ar\/booking\//);
  await tab.see(title(t('bookingStatus.confirmed.titleOfPaid')));
  expect(await tab.run(() => document.documentElement.dir)).toBe('rtl');
  await tab.click({ role: 'link', name: t('page.brand'), within: { role: 'banner' } });
  await tab.see(title(t('home.heading')));
  // Lists that can be swiped start at their beginning, in either direction of writing.
  for (const [key, before, language] of [
    ['Home', 'ar', 'en'],
    ['End', 'en', 'ar'],
  ] as const) {
    await tab.run(scrollLists);
    await focusLanguages(tab, before, isPhone);
    await tab.press(key);
    await tab.see(title(siteIn(language).t('home.heading')));
    const moved = () => [...document.querySelectorAll('ul')].some((list) => list.scrollLeft !== 0);
    expect(await tab.run(moved)).toBe(false);
  }
  await tab.fill({ label: t('destinations.where'), within: main }, 'مراكش');
  await tab.press('Enter');
  await tab.isAt(/\/ar\/hotel-listing\?city=Marrakech/);
  await tab.see({ role: 'article', first: true });
}

/** Moves the focus to the language links of a page. On a phone they are in a menu. */
async function focusLanguages(tab: Tab, language: Language, isPhone: boolean): Promise<void> {
  const { t } = siteIn(language);
  const within: Target = { role: 'banner' };
  const languages: Target = { role: 'combobox', name: t('page.language.label'), within };
  const isOpen = await tab.sees(languages);
  if (isPhone && !isOpen) await tab.click({ label: t('page.menu'), within });
  await tab.focus(languages);
}

/** Scrolls each swipeable list away from its beginning. Runs in the page. */
function scrollLists(): void {
  const forwards = document.dir === 'rtl' ? -1 : 1;
  for (const list of document.querySelectorAll('ul')) list.scrollLeft = 150 * forwards;
}
