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

/** The state of the stay that the checkout's address names. */
export type ChosenStay =
  /** The address names no hotel, room or rate. */
  | { status: 'none' }
  | { status: 'loading' }
  /** The hotel or a room could not be found. `retry` requests it again. */
  | { status: 'unknown'; retry: () => void }
  /** The hotel still has the rooms, but no longer offers all of these rates to this party. */
  | { status: 'gone'; hotel: Hotel; address: BookingAddress }
  | {
      status: 'found';
      stay: StayDetails;
      /** The rate of each room. */
      rates: readonly Rate[];
      address: BookingAddress;
      /** The changes since the rates were chosen. */
      change: StayChange | undefined;
      /** The country whose residents the rates apply to, if any rate depends on it. */
      residency: string | undefined;
      /**
       * Whether the price for these residents is known. Otherwise the price applies to residents of
       * any country, and the stay must not be booked. The price may be unknown because the request
       * is still running (`asking`), because it failed (`failed`), or because the hotel has no such
       * rate (`gone`).
       */
      priced: 'yes' | 'asking' | 'failed' | 'gone';
      /** The call that requests the price for these residents. */
      pricing: Query;
    };

/** The part of the chosen stay that a single response determines. */
type FoundStay =
  | Extract<ChosenStay, { status: 'gone' }>
  | Omit<Extract<ChosenStay, { status: 'found' }>, 'residency' | 'priced' | 'pricing'>;

const stateSchema = v.object({
  rates: v.pipe(v.array(rateSchema), v.maxLength(partyLimits.rooms)),
});

/**
 * Loads the stay in the checkout's address with a fresh call when the traveler enters the page. The
 * stay is compared with the rates in the navigation state, if these are valid. With `moved`, its
 * rates replace the rates of the call, and are compared with the previous rates.
 *
 * For guests with a `citizenship`, rates that depend on the citizenship are requested again. Only
 * the response for the country that was chosen last counts, in whatever order the responses arrive.
 * The price includes the chosen `extras` that are still offered. For another address, the component
 * must be mounted anew.
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
  // The rates of a country that was chosen a moment ago are not requested again.
  const ofResidents = useGetHotelQuery(
    { ...asked, residency },
    { skip: !residency, refetchOnMountOrArgChange: keptSeconds },
  );
  // A response that was cached before the traveler entered the page must not be shown.
  const [cached] = useState(query.isFetching ? undefined : query.requestId);
  const [cachedAt] = useState(query.fulfilledTimeStamp);
  const responded = query.fulfilledTimeStamp !== cachedAt;

  if (!namesStay({ ...address, change: '' })) return { status: 'none' };
  const retry = () => void query.refetch();
  if (!id || !named) return { status: 'unknown', retry: () => undefined };
  // The visible stay remains while the stay is requested in another language, and also if that
  // request fails.
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

/** How long the rates of a country stay valid when the country is chosen again, in seconds. */
const keptSeconds = 60;

/** Returns the rates in the address, if the hotel still has each of them for its room. */
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

/** Returns the rates in the navigation state, if they are the rates in the address. */
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
