import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { newTraveler } from '../../journeys/accountMail.ts';
import { expect, password, test } from '../../journeys/journey.ts';
import { findOffer, type FoundOffer, isPrepaid } from '../../journeys/liveCheckout.ts';
import { coveredFocus, unseenFocus } from '../../journeys/tabTo.ts';
import type { Site } from '../../support/startSite.ts';
import type { Tab, Target } from '../../support/browsers/tab.ts';

const maxPresses = 150;
const heading = (name: string): Target => ({ role: 'heading', name, within: { role: 'main' } });

/**
 * Books a stay and pays for it with only Tab, Enter, Space, the arrow keys and typing. Fails if a
 * control cannot be reached, or if the focus is invisible on the way to it. `days` is the number of
 * days until the stay.
 */
export async function bookByKeyboard(
  tab: Tab,
  { request, site, days }: { request: APIRequestContext; site: Site; days: number },
): Promise<void> {
  const offer = await findOffer({ request }, days, isPrepaid);
  await test.step('search', () => search(tab, site, offer));
  await test.step('choose a rate', () => chooseRate(tab, offer));
  await test.step('fill in the checkout', () => fillCheckout(tab));
  await test.step('pay', async () => {
    await tab.see({ text: 'Test payment: no money moves' });
    await tabTo(tab, { label: 'Card number' });
    await tab.type('4242 4242 4242 4242');
    await tab.press('Enter');
    await tab.isAt(/\/booking\//);
    await passGate(tab);
    await tab.see(heading('Your booking is confirmed and paid'));
  });
}

/** Moves from the gate to the hotel page with a suggestion, the calendar and a filter. */
async function search(tab: Tab, site: Site, { hotel, rate }: FoundOffer): Promise<void> {
  await tab.open(site.origin);
  await passGate(tab);
  await tabTo(tab, { role: 'combobox', name: 'Where to?' });
  await tab.type('Marra');
  await tab.see({ role: 'option', name: /^Marrakech/ });
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await tabTo(tab, { label: 'Check-in' });
  await tab.press('ArrowDown');
  await tab.see({ role: 'dialog', name: 'Calendar' });
  for (const day of [rate.check_in, rate.check_out]) await chooseDay(tab, day);
  await tabTo(tab, { label: 'Travelers' });
  await tab.press('a', 'Control');
  await tab.type('1 traveler');
  await tab.press('Enter');
  await tab.isAt(/\/hotel-listing\?city=Marrakech&check_in=/);
  await tab.see({ role: 'article', first: true });
  await tabTo(tab, { label: 'Search by property name' });
  await tab.type(hotel);
  await tab.isAt(/[?&]name=/);
  await tabTo(tab, { role: 'link', name: hotel, within: { role: 'article' } });
  await tab.press('Enter');
  await tab.see(heading(hotel));
}

/** Opens the folded parts of the hotel page until the rate is visible, and selects it. */
async function chooseRate(tab: Tab, { rate }: FoundOffer): Promise<void> {
  await tabTo(tab, { role: 'link', name: 'Select a room', first: true });
  await tab.press('Enter');
  const link: Target = { css: `main a[href*="rate=${rate.id}&"]` };
  const folded: Target = { role: 'button', name: /^(Show all \d+ rooms|\d+ more rates?)/ };
  await tab.see({ role: 'link', name: /^Select (?!a room)/, first: true });
  for (let left = 20; left > 0 && !(await tab.sees(link)); left -= 1) {
    await tabTo(tab, { ...folded, first: true });
    await tab.press('Enter');
  }
  await tabTo(tab, link);
  await tab.press('Enter');
  await tab.see(heading('Checkout'));
}

async function fillCheckout(tab: Tab): Promise<void> {
  const { email } = newTraveler();
  const answers: readonly (readonly [Target, string])[] = [
    [{ role: 'textbox', name: 'First name', first: true }, 'Ada'],
    [{ role: 'textbox', name: 'Last name', first: true }, 'Bell'],
    [{ role: 'textbox', name: 'Email address' }, email],
    [{ role: 'combobox', name: 'Phone country' }, 'Pakistan'],
    [{ role: 'textbox', name: 'Mobile phone number' }, '0300 1234567'],
  ];
  for (const [field, answer] of answers) {
    await tabTo(tab, field);
    await tab.type(answer);
  }
  await tabTo(tab, { role: 'button', name: 'Book and agree to pay' });
  await tab.press('Space');
}

/** Types the password into the gate, which has the focus from the start. */
async function passGate(tab: Tab): Promise<void> {
  await tab.see({ label: 'Password' });
  await tab.type(password);
  await tab.press('Enter');
  await tab.see({ role: 'banner' });
}

/** Moves through the calendar with the arrow keys until a day has the focus, and chooses it. */
async function chooseDay(tab: Tab, day: string): Promise<void> {
  await tabTo(tab, { css: '[data-day] button[tabindex="0"]' });
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const focused = String(await tab.run(focusedDay));
    if (focused === day) break;
    const days = (Date.parse(day) - Date.parse(focused)) / 86_400_000;
    await tab.press(days >= 7 ? 'ArrowDown' : 'ArrowRight');
  }
  expect(await tab.run(focusedDay)).toBe(day);
  await tab.press('Enter');
}

/** Returns the day of the calendar that has the focus. Runs in the page. */
function focusedDay(): string {
  return document.activeElement?.closest('[data-day]')?.getAttribute('data-day') ?? '';
}

const placeSchema = v.picklist(['here', 'before', 'after', 'gone']);

/**
 * Presses Tab until a control has the focus, or Shift and Tab for a control before the focus.
 * Rejects if the control is not reached, or if the focus is invisible at a stop on the way.
 */
async function tabTo(tab: Tab, target: Target): Promise<void> {
  await tab.see(target);
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const place = v.parse(placeSchema, await tab.run(placeOfLocated));
    if (place === 'here') return;
    if (place === 'gone') await tab.see(target);
    else {
      await tab.press('Tab', place === 'before' ? 'Shift' : undefined);
      // The skip link slides in.
      for (const look of [unseenFocus, coveredFocus]) {
        await expect.poll(async () => (await tab.run(look)) ?? 'seen').toBe('seen');
      }
    }
  }
  throw new Error(`Tab did not reach ${JSON.stringify(target)}.`);
}

/** Returns the position of the last located element relative to the focus. Runs in the page. */
function placeOfLocated(): v.InferOutput<typeof placeSchema> {
  const located: unknown = Reflect.get(window, 'located');
  const { activeElement } = document;
  if (!(located instanceof Element) || !located.isConnected) return 'gone';
  if (located === activeElement) return 'here';
  if (!activeElement || activeElement === document.body) return 'after';
  const position = activeElement.compareDocumentPosition(located);
  return position & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}
