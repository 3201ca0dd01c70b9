import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { areLeft } from '#contracts/provider/lowestRate.ts';
import { rateSchema } from '#contracts/provider/rates.ts';
import { partyLimits } from '#contracts/values/party.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import {
  type BookingAddress,
  isNamed,
  type NamedRate,
  namedRates,
  namesStay,
  readBookingAddress,
} from '../../domain/addresses/bookingAddress.ts';
import { addedExtras, type ChosenExtras } from '../../domain/stay/extras.ts';
import { ratesFor, toOffer } from '../../domain/stay/offers.ts';
import { compareStays, type MovedRates, type StayChange } from '../../domain/stay/stayChange.ts';
import { type StayDetails, stayDetails } from '../../domain/stay/stayDetails.ts';
import type { Query } from '../../ui/NotLoaded.tsx';
import { useRatesQuery } from '../../ui/page/useRatesQuery.ts';
import { useI18n } from '../../ui/useI18n.ts';

/** What the checkout knows about the choice in its address. */
export type ChosenStay =
  /** The address names no hotel, room or rate. */
  | { status: 'none' }
  | { status: 'loading' }
  /** The hotel or the room could not be found; `retry` requests it again. */
  | { status: 'unknown'; retry: () => void }
  /** The hotel has the rooms, but not all of these rates for these people any more. */
  | { status: 'gone'; hotel: Hotel; address: BookingAddress }
  | {
      status: 'found';
      stay: StayDetails;
      /** The rate of each room. */
      rates: readonly Rate[];
      address: BookingAddress;
      /** What moved since the rates were chosen. */
      change: StayChange | undefined;
      /** The country whose residents the rates are for, if one depends on that. */
      residency: string | undefined;
      /**
       * Whether the price for these residents is known. If not, the stay is that of residents of
       * any country, which must not be booked: the hotel is being asked, or could not be, or has no
       * such rate.
       */
      priced: 'yes' | 'asking' | 'failed' | 'gone';
      /** The call that asks for that price. */
      pricing: Query;
    };

/** What of the chosen stay one response tells. */
type FoundStay =
  | Extract<ChosenStay, { status: 'gone' }>
  | Omit<Extract<ChosenStay, { status: 'found' }>, 'residency' | 'priced' | 'pricing'>;

const stateSchema = v.object({
  rates: v.pipe(v.array(rateSchema), v.maxLength(partyLimits.rooms)),
});

/**
 * The stay that the address of the checkout names, from a fresh call on entering the page. It is
 * compared with the rates in the navigation state, as far as they are valid. With `moved`, those
 * rates count instead of the ones of the call, and are compared with the ones before. For guests
 * with a `citizenship`, rates that depend on it are asked for again: the call of the country chosen
 * last counts, whichever responds first. The price has the `extras` that were chosen, as far as they
 * are offered. The component must be mounted anew for another address.
 */
export function useChosenStay({
  moved,
  citizenship = '',
  extras = [],
}: {
  moved?: MovedRates | undefined;
  citizenship?: string | undefined;
  extras?: ChosenExtras | undefined;
}): ChosenStay {
  const i18n = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const address = readBookingAddress(location.search).value;
  const { hotel: id, party } = address;
  const named = namedRates(address, party);
  const asked = { id, ...useRatesQuery(address), fresh: true } as const;
  const query = useGetHotelQuery(asked, { skip: !id, refetchOnMountOrArgChange: true });
  const usual = query.currentData?.hotel;
  const found = usual && named && findRates(usual, address, named);
  const depends = found?.some(({ any_residency: any }) => any === false);
  const residency = depends && citizenship ? citizenship : undefined;
  // A country that was chosen a moment ago is not asked for again.
  const ofResidents = useGetHotelQuery(
    { ...asked, residency },
    { skip: !residency, refetchOnMountOrArgChange: keptSeconds },
  );
  // A response that was cached before the page was entered must not be shown.
  const [cached] = useState(query.isFetching ? undefined : query.requestId);
  const [cachedAt] = useState(query.fulfilledTimeStamp);
  const responded = query.fulfilledTimeStamp !== cachedAt;

  if (!namesStay({ ...address, change: '' })) return { status: 'none' };
  const retry = () => void query.refetch();
  if (!id || !named) return { status: 'unknown', retry: () => undefined };
  // What was shown stays while it is requested in another language, and if that fails.
  if (!responded && (query.isFetching || query.requestId === cached)) return { status: 'loading' };
  if ((query.isError && !responded) || !usual || !hasRooms(usual, named)) {
    return { status: 'unknown', retry };
  }
  const chosen = ratesOf(state, named);
  const foundStay = (hotel: Hotel, rates?: readonly Rate[], before?: readonly Rate[]) =>
    findStay(i18n, hotel, address, extras, rates, before);
  const stay = (hotel: Hotel, before = chosen) =>
    moved && moved.residency === residency
      ? foundStay(hotel, moved.now, moved.before)
      : foundStay(hotel, findRates(hotel, address, named), before);
  const pricing = ofResidents;
  const { currentData, error } = pricing;
  const priced = residency && !error && currentData && stay(currentData.hotel, chosen ?? found);
  if (priced && priced.status === 'found') return { ...priced, residency, priced: 'yes', pricing };
  const shown = residency ? foundStay(usual, found, found) : stay(usual);
  if (shown.status === 'gone') return shown;
  const why = !residency ? 'yes' : priced ? 'gone' : error ? 'failed' : 'asking';
  return { ...shown, residency, priced: why, pricing };
}

/** For how long a country that is chosen again is not asked for again, in seconds. */
const keptSeconds = 60;

/** The rates that an address names, if the hotel has each of them for its room. */
function findRates(
  hotel: Hotel,
  { party }: BookingAddress,
  named: readonly NamedRate[],
): readonly Rate[] | undefined {
  const rates = party.flatMap((room, index) => {
    const name = named[index];
    return (name && ratesFor(hotel, room).find((rate) => isNamed(rate, name))) ?? [];
  });
  return rates.length === party.length && areLeft(rates) ? rates : undefined;
}

function hasRooms({ room_groups }: Hotel, named: readonly NamedRate[]): boolean {
  const ids = new Set((room_groups ?? []).map(({ id }) => String(id)));
  return named.every(({ room }) => ids.has(room));
}

/** The rates in the navigation state, if they are the ones that the address names. */
function ratesOf(state: unknown, named: readonly NamedRate[]): readonly Rate[] | undefined {
  const read = v.safeParse(stateSchema, state);
  if (!read.success) return undefined;
  const { rates } = read.output;
  const areNamed = rates.every((rate, index) => {
    const name = named[index];
    return name && isNamed(rate, name);
  });
  return areNamed && rates.length === named.length ? rates : undefined;
}

function findStay(
  i18n: SiteI18n,
  hotel: Hotel,
  address: BookingAddress,
  extras: ChosenExtras,
  rates: readonly Rate[] | undefined,
  chosen: readonly Rate[] | undefined,
): FoundStay {
  if (!rates) return { status: 'gone', hotel, address };
  const details = (each: readonly Rate[]) =>
    stayDetails(i18n, hotel, toOffer(hotel, each, addedExtras(each, extras)), address.party);
  const stay = details(rates);
  const change = chosen && compareStays(details(chosen), stay);
  return { status: 'found', stay, rates, address, change };
}
