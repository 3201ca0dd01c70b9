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
    };

const stateSchema = v.object({ rate: rateSchema });

/**
 * The stay that the address of the checkout names, from a fresh call on entering the
 * page. It is compared with the rate in the navigation state, as far as there is a valid one. With
 * `moved`, that rate counts instead of the one of the call, and is compared with the one before.
 * The component must be mounted anew for another address.
 */
export function useChosenStay(moved?: MovedRate): ChosenStay {
  const i18n = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const address = readBookingAddress(location.search).value;
  const { hotel: id, room, rate } = address;
  const query = useGetHotelQuery(
    { id, ...useRatesQuery(address), fresh: true },
    { skip: !id, refetchOnMountOrArgChange: true },
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
  const hotel = query.currentData?.hotel;
  if ((query.isError && !responded) || !hotel || !hasRoom(hotel, room)) {
    return { status: 'unknown', retry };
  }
  if (moved) return findStay(i18n, withRate(hotel, moved.now), address, moved.before);
  return findStay(i18n, hotel, address, rateOf(state, address));
}

function withRate(hotel: Hotel, rate: Rate): Hotel {
  const others = (hotel.rates ?? []).filter(({ id }) => id !== rate.id);
  return { ...hotel, rates: [...others, rate] };
}

function hasRoom({ room_groups }: Hotel, room: string): boolean {
  return (room_groups ?? []).some(({ id }) => id != null && String(id) === room);
}

/** The rate in the navigation state, if it is the one that the address names. */
function rateOf(state: unknown, { room, rate: id }: BookingAddress): Rate | undefined {
  const read = v.safeParse(stateSchema, state);
  if (!read.success) return undefined;
  const { rate } = read.output;
  return rate.id === id && String(rate.room_group_id) === room ? rate : undefined;
}

function findStay(
  i18n: SiteI18n,
  hotel: Hotel,
  address: BookingAddress,
  chosen: Rate | undefined,
): ChosenStay {
  const offer = offersFor(hotel, address.party).find(
    ({ rate }) => rate.id === address.rate && String(rate.room_group_id) === address.room,
  );
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
