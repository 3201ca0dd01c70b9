import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { ledgerOfRate } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { rateSchema } from '#contracts/provider/rates.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useGetHotelQuery } from '../../api/hotels/hotelsApi.ts';
import { type BookingAddress, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { offersFor } from '../../domain/stay/offers.ts';
import { compareStays, type MovedRate, type StayChange } from '../../domain/stay/stayChange.ts';
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
  /** The hotel has the room, but not this rate for these people any more. */
  | { status: 'gone'; hotel: Hotel; address: BookingAddress }
  | {
      status: 'found';
      stay: StayDetails;
      rate: Rate;
      address: BookingAddress;
      /** What moved since the rate was chosen. */
      change: StayChange | undefined;
      /** The country whose residents the rate is for, if it depends on that. */
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

const stateSchema = v.object({ rate: rateSchema });

/**
 * The stay that the address of the checkout names, from a fresh call on entering the page. It is
 * compared with the rate in the navigation state, as far as there is a valid one. With `moved`,
 * that rate counts instead of the one of the call, and is compared with the one before. For guests
 * with a `citizenship`, a rate that depends on it is asked for again: the call of the country
 * chosen last counts, whichever responds first. The component must be mounted anew for another
 * address.
 */
export function useChosenStay(moved?: MovedRate, citizenship = ''): ChosenStay {
  const i18n = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const address = readBookingAddress(location.search).value;
  const { hotel: id, room, rate } = address;
  const asked = { id, ...useRatesQuery(address), fresh: true } as const;
  const query = useGetHotelQuery(asked, { skip: !id, refetchOnMountOrArgChange: true });
  const usual = query.currentData?.hotel;
  const found = usual?.rates?.find((each) => isChosen(each, address));
  const residency = found?.any_residency === false && citizenship ? citizenship : undefined;
  // A country that was chosen a moment ago is not asked for again.
  const ofResidents = useGetHotelQuery(
    { ...asked, residency },
    { skip: !residency, refetchOnMountOrArgChange: keptSeconds },
  );
  // A response that was cached before the page was entered must not be shown.
  const [cached] = useState(query.isFetching ? undefined : query.requestId);
  const [cachedAt] = useState(query.fulfilledTimeStamp);
  const responded = query.fulfilledTimeStamp !== cachedAt;

  if (!id && !room && !rate) return { status: 'none' };
  const retry = () => void query.refetch();
  if (!id) return { status: 'unknown', retry: () => undefined };
  // What was shown stays while it is requested in another language, and if that fails.
  if (!responded && (query.isFetching || query.requestId === cached)) return { status: 'loading' };
  if ((query.isError && !responded) || !usual || !hasRoom(usual, room)) {
    return { status: 'unknown', retry };
  }
  const chosen = rateOf(state, address);
  const stay = (hotel: Hotel, before = chosen) =>
    moved && moved.residency === residency
      ? findStay(i18n, withRate(hotel, moved.now), address, moved.before)
      : findStay(i18n, hotel, address, before);
  const pricing = ofResidents;
  const { currentData, error } = pricing;
  const priced = residency && !error && currentData && stay(currentData.hotel, chosen ?? found);
  if (priced && priced.status === 'found') return { ...priced, residency, priced: 'yes', pricing };
  const shown = residency ? findStay(i18n, usual, address, found) : stay(usual);
  if (shown.status === 'gone') return shown;
  const why = !residency ? 'yes' : priced ? 'gone' : error ? 'failed' : 'asking';
  return { ...shown, residency, priced: why, pricing };
}

/** For how long a country that is chosen again is not asked for again, in seconds. */
const keptSeconds = 60;

function isChosen({ id, room_group_id }: Rate, { room, rate }: BookingAddress): boolean {
  return id === rate && String(room_group_id) === room;
}

function withRate(hotel: Hotel, rate: Rate): Hotel {
  const others = (hotel.rates ?? []).filter(({ id }) => id !== rate.id);
  return { ...hotel, rates: [...others, rate] };
}

function hasRoom({ room_groups }: Hotel, room: string): boolean {
  return (room_groups ?? []).some(({ id }) => id != null && String(id) === room);
}

/** The rate in the navigation state, if it is the one that the address names. */
function rateOf(state: unknown, address: BookingAddress): Rate | undefined {
  const read = v.safeParse(stateSchema, state);
  if (!read.success) return undefined;
  const { rate } = read.output;
  return isChosen(rate, address) ? rate : undefined;
}

function findStay(
  i18n: SiteI18n,
  hotel: Hotel,
  address: BookingAddress,
  chosen: Rate | undefined,
): FoundStay {
  const offer = offersFor(hotel, address.party).find(({ rate }) => isChosen(rate, address));
  if (!offer) return { status: 'gone', hotel, address };
  const stay = stayDetails(i18n, hotel, offer, address.party);
  const before = chosen && {
    ...offer,
    rate: chosen,
    ledger: ledgerOfRate(chosen, address.party.length),
  };
  const change = before && compareStays(stayDetails(i18n, hotel, before, address.party), stay);
  return { status: 'found', stay, rate: offer.rate, address, change };
}
