import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hotelAddress } from '#client/domain/addresses/hotelAddress.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { cheapestOffer } from '#client/domain/stay/cheapestOffer.ts';
import { offeredExtras } from '#client/domain/stay/extras.ts';
import type { Offer } from '#client/domain/stay/offers.ts';
import { type CancellationStep, cancellationSteps } from '#contracts/money/cancellation.ts';
import { addMoney, type Money, parseMoney } from '#contracts/money/money.ts';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { BookedExtra } from '#contracts/site/bookingRequest.ts';
import { type Language, pathPrefix } from '#contracts/texts/languages.ts';
import { extraText } from '#contracts/texts/termsText.ts';
import { formatParty, type Party } from '#contracts/values/party.ts';
import { siteIn } from '../support/siteIn.ts';
import { expect, heading } from './journey.ts';

/** A family of two adults and a child in the first room, and another adult in the second. */
const family: Party = [
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [] },
];

/** Rates of a hotel for the family, paid at the property, with the address of the hotel's page. */
interface FamilyStay {
  address: string;
  offer: Offer;
  /** The extras of the first room, one of each kind. */
  extras: readonly BookedExtra[];
}

const hourMs = 3_600_000;

/** Returns the step that applies now and for at least an hour. */
function stepNow({ rates }: Offer): CancellationStep | undefined {
  const [step] = cancellationSteps(rates);
  const end = step?.until === undefined ? Infinity : Date.parse(step.until);
  return end > Date.now() + hourMs ? step : undefined;
}

/**
 * Selects a stay that is free to cancel, in rooms with enough left, because a change needs other
 * rooms.
 */
const isFree = (offer: Offer) =>
  stepNow(offer)?.fee.amount === 0n && offer.rates.every(({ left }) => left == null);

/**
 * Selects a stay whose first, free step has passed, so that canceling costs a part of its price.
 */
const isInSecondStep = (offer: Offer) => {
  const step = stepNow(offer);
  return step !== undefined && step.fee.amount > 0n && !step.isWhole;
};

/** Finds a matching stay of two nights in Marrakech, within `days` days from `first` on. */
async function findStay(
  { request }: Pick<Page, 'request'>,
  { first, days }: { first: number; days: number },
  isWanted: (offer: Offer) => boolean,
): Promise<FamilyStay> {
  const facts = ['payAtProperty'] as const;
  const occupancy = formatParty(family);
  for (let day = first; day < first + days; day += 1) {
    const checkIn = addDays(today(), day);
    const checkOut = addDays(checkIn, 2);
    const dates = { check_in: checkIn, check_out: checkOut };
    const list = await request.get('/api/hotels/search', {
      params: { city: 'Marrakech', ...dates },
    });
    const { hotels } = v.parse(searchResponseSchema, await list.json());
    for (const { id } of (hotels ?? []).slice(0, 12)) {
      const detail = await request.get(hotelPath(id, { ...dates, occupancy }));
      const hotel = v.parse(hotelSchema, await detail.json());
      const offer = cheapestOffer(hotel, family, facts);
      const isPaidThere = offer?.ledger.dueNow.amount === 0n;
      if (!offer || !isPaidThere || offer.rates.some(({ booking }) => booking !== 'instant'))
        continue;
      const kinds = new Map(
        offer.rates
          .slice(0, 1)
          .flatMap(offeredExtras)
          .map((extra) => [extra.kind, extra]),
      );
      if (!isWanted(offer) || kinds.size < 2) continue;
      const address = hotelAddress(id, { checkIn, checkOut, party: family, facts });
      return { address, offer, extras: [...kinds.values()] };
    }
  }
  throw new Error('No hotel in Marrakech has such rooms.');
}

interface Walk {
  page: Page;
  open: (path: string) => Promise<void>;
  language: Language;
  /** Called on each page. */
  lookAt: () => Promise<void>;
}

const booked = (page: Page) => page.locator('[data-status=confirmed]');

/**
 * Books two different rooms like a family, each at the preselected rate, and the first with an
 * extra. Checks that the total covers both rooms and the extra.
 */
async function bookRooms(
  { page, open, language, lookAt }: Walk,
  { address, offer, extras: [extra] }: FamilyStay,
): Promise<void> {
  const i18n = siteIn(language);
  const { t, formats } = i18n;
  await open(pathPrefix(language) + address);
  const rooms = page.getByRole('list', { name: t('rooms.choice.label') });
  await expect(rooms.getByRole('listitem')).toHaveCount(family.length);
  await lookAt();
  await page.getByRole('link', { name: t('rooms.choice.next'), exact: true }).click();
  await expect(heading(page)).toHaveText(t('checkout.title'));
  const total = (money: Money) =>
    expect(page.getByRole('main').getByText(formats.money(money)).first()).toBeVisible();
  await total(offer.ledger.total);
  if (!extra) throw new Error('The first room has no extra.');
  await page
    .getByRole('checkbox', { name: extraText(i18n, extra) })
    .first()
    .check();
  await total(addMoney(offer.ledger.total, moneyOf(extra, offer)));
  await page.locator('[autocomplete$="given-name"]').first().fill('Ada');
  await page.locator('[autocomplete$="family-name"]').first().fill('Bell');
  await page.locator('select[name=phoneCountry]').selectOption('PK');
  await page.locator('[autocomplete="tel"]').fill('0300 1234567');
  await page.locator('[autocomplete="email"]').fill('ada@example.com');
  await lookAt();
  const citizenship = page.locator('select[autocomplete="country"]');
  if ((await citizenship.count()) > 0) await citizenship.selectOption('PK');
  await page.locator('main form button[type=submit]').last().click();
  await expect(booked(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(extraText(i18n, extra));
  await lookAt();
}

function moneyOf({ amount }: BookedExtra, { ledger: { currency } }: Offer): Money {
  return parseMoney({ amount, currency });
}

/**
 * Books rooms that are free to cancel and adds another extra later. Each caller passes other `days`
 * ahead, so that no other journey takes the last room.
 */
export async function addExtraLater({ days, ...walk }: Walk & { days: number }): Promise<void> {
  const { page, language, lookAt } = walk;
  const i18n = siteIn(language);
  const { t } = i18n;
  const stay = await findStay(page, { first: days, days: 30 }, isFree);
  await bookRooms(walk, stay);
  const first = page.url();
  await page.getByRole('link', { name: t('bookingChange.addExtras') }).click();
  await expect(heading(page)).toHaveText(t('precheckout.changeTitle'));
  const [before, later] = stay.extras.slice(0, 2).map((extra) => extraText(i18n, extra));
  if (!before || !later) throw new Error('The first room has too few extras.');
  await expect(page.getByRole('checkbox', { name: before }).first()).toBeChecked();
  await page.getByRole('checkbox', { name: later }).first().check();
  await lookAt();
  await page.getByRole('button', { name: t('bookingChange.review.change') }).click();
  await expect(booked(page)).toBeVisible();
  expect(page.url()).not.toBe(first);
  for (const extra of [before, later]) {
    await expect(page.getByRole('main')).toContainText(extra);
  }
}

/** Books rooms in the second step of their policy and cancels them for the fee of that step. */
export async function cancelInSecondStep(walk: Walk): Promise<void> {
  const { page, language } = walk;
  const { t, formats } = siteIn(language);
  const stay = await findStay(page, { first: 1, days: 14 }, isInSecondStep);
  await bookRooms(walk, stay);
  const what = { what: 'booking' };
  const [step] = cancellationSteps(stay.offer.rates);
  const fee = step ? formats.money(step.fee) : '';
  await expect(page.getByText(t('bookingCancellation.costs', { fee }))).toBeVisible();
  await page.getByRole('button', { name: t('bookingCancellation.cancel', what) }).click();
  const question = page.getByRole('group', { name: t('bookingCancellation.question', what) });
  await expect(question).toContainText(fee);
  await page.getByRole('button', { name: t('bookingCancellation.yes', what) }).click();
  await expect(page.locator('[data-status=cancelled]')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(fee);
}
