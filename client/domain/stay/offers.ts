import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import { compareMoney, type Money, multiplyMoney, parseMoney } from '#contracts/money/money.ts';
import { sleepsParty } from '#contracts/values/partyLimits.ts';
import { ledgerOfRate, type PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { factsOf, hasFacts, type RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '../search/party.ts';

/** What of a hotel its offers are made of. */
export type HotelOffers = Pick<Hotel, 'rates' | 'room_groups'>;

/** A rate that fits a party, with its room and its price for all the rooms of the party. */
export interface Offer {
  rate: Rate;
  room: RoomGroup | undefined;
  ledger: PriceLedger;
}

/**
 * Whether the provider gives prices for a hotel at all, even if none for this stay. If not, pages
 * show samples.
 */
export function hasRates({ rates }: Pick<Hotel, 'rates'>): boolean {
  return rates != null;
}

/** The room group that a rate is for. */
export function roomOfRate({ room_groups }: HotelOffers, rate: Rate): RoomGroup | undefined {
  return (room_groups ?? []).find(
    ({ id }) => id != null && String(id) === String(rate.room_group_id),
  );
}

/**
 * Whether a rate is for a party: enough rooms are left, and they sleep everybody. What is not known
 * fits.
 */
function fits(hotel: HotelOffers, rate: Rate, { rooms, adults, childAges }: Party): boolean {
  const people = adults + childAges.length;
  const sleepsAll = sleepsParty(roomOfRate(hotel, rate)?.sleeps, { rooms, people });
  return sleepsAll && (rate.left ?? Infinity) >= rooms;
}

function toOffer(hotel: HotelOffers, rate: Rate, { rooms }: Party): Offer {
  return { rate, room: roomOfRate(hotel, rate), ledger: ledgerOfRate(rate, rooms) };
}

/**
 * The rates that fit a party, in the provider's order: enough rooms are left, and they sleep
 * everybody. A room that does not say how many it sleeps, and a rate that does not say how many are
 * left, fit.
 */
export function offersFor(hotel: HotelOffers, party: Party): Offer[] {
  return (hotel.rates ?? [])
    .filter((rate) => fits(hotel, rate, party))
    .map((rate) => toOffer(hotel, rate, party));
}

/** A rate with its total for all the rooms of a party, taxes included, and its facts. */
export interface PricedRate {
  rate: Rate;
  price: Money;
  facts: readonly RateFact[];
}

/**
 * The fitting rates with the lowest totals, the cheapest first: a dearer one only if no cheaper one
 * has all its facts. Those in the currency of the first fitting rate come before any other. It
 * reads nothing of a rate but its total and its facts, so that long lists are fast to compare.
 */
export function lowestRates(
  hotel: HotelOffers,
  party: Party,
  now: Date = new Date(),
): readonly PricedRate[] {
  const rates = (hotel.rates ?? []).filter((rate) => fits(hotel, rate, party));
  const priced = rates.map((rate) => ({
    rate,
    price: priceOf(rate, party),
    facts: factsOf(rate, now),
  }));
  const currency = rates[0]?.currency;
  const abroad = ({ rate }: PricedRate) => Number(rate.currency !== currency);
  priced.sort((a, b) =>
    a.rate.currency === b.rate.currency ? compareMoney(a.price, b.price) : abroad(a) - abroad(b),
  );
  const lowest: PricedRate[] = [];
  for (const rate of priced) {
    if (!lowest.some(({ facts }) => hasFacts(facts, rate.facts))) lowest.push(rate);
  }
  return lowest;
}

function priceOf({ total, currency }: Rate, { rooms }: Party): Money {
  return multiplyMoney(parseMoney({ amount: total, currency }), rooms);
}

/**
 * The offer with the lowest total, among those in the currency of the first; undefined when none
 * fits. With facts that are wanted, the lowest that has all of them, else the lowest of all: lists
 * may carry that one alone.
 */
export function cheapestOffer(
  hotel: HotelOffers,
  party: Party,
  wanted: readonly RateFact[] = [],
  now: Date = new Date(),
): Offer | undefined {
  const rates = lowestRates(hotel, party, now);
  const found = rates.find(({ facts }) => hasFacts(facts, wanted)) ?? rates[0];
  return found && toOffer(hotel, found.rate, party);
}
