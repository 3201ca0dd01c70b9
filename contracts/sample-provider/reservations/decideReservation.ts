import * as v from 'valibot';
import { dayNumber, dayText } from '../../values/calendarDay.ts';
import { parseParty } from '../../values/party.ts';
import { isSamePrice } from '../../provider/findReservationError.ts';
import { type Extra, pricedStaySchema, type Rate } from '../../provider/rateFields.ts';
import { isRateOf } from '../../provider/rates.ts';
import type { ReservationRequest, ReservedRoom } from '../../provider/reservations.ts';
import type { PricedHotel } from '../rates/offers.ts';
import type { Rates } from '../rates/createRates.ts';
import type { Decision, ReservationProblem } from './reserve.ts';

/** 410: a rate is not offered, or too few rooms are left. */
export const gone = {
  type: 'about:blank',
  title: 'Gone',
  status: 410,
  code: 'gone',
  detail: 'A rate is no longer offered.',
} satisfies ReservationProblem;

/** The offers of the provider: its hotels by id, and their rates. */
type Offered = {
  hotel: PricedHotel | undefined;
  rates: Rates;
  /** False for a provider that reserves only rooms of a single rate. */
  combines?: boolean | undefined;
};

type RequestedRoom = ReservationRequest['rooms'][number];

/**
 * Decides on a request to reserve by the current rates of a hotel. All rooms must have rates that
 * can be booked at once, at the current prices of the rates and of their extras. Taking the rooms
 * will tell whether enough are left.
 */
export function decideReservation(
  request: ReservationRequest,
  { hotel, rates, combines = true }: Offered,
): Decision {
  const first = dayNumber(request.check_in);
  const end = dayNumber(request.check_out);
  if (!hotel || first === undefined || end === undefined) return { problem: gone };
  const party = parseParty(request.rooms.map(({ occupancy }) => occupancy));
  if (!party) return { problem: { ...rejected, detail: 'The party is too large.' } };
  if (request.rooms.some(hasExtraTwice)) {
    return { problem: { ...rejected, detail: 'An extra is requested twice for a room.' } };
  }
  const stay = { first, end };
  const offered = rates.all(hotel, { stay, party, residency: request.citizenship ?? undefined });
  const rooms = request.rooms.flatMap((room) => {
    const rate = offered.find((one) => isRequested(one, room));
    return rate ? [{ room, rate }] : [];
  });
  if (rooms.length < request.rooms.length) return { problem: gone };
  if (!combines && new Set(rooms.map(({ rate }) => rate)).size > 1) {
    return { problem: notCombinable };
  }
  if (rooms.some(({ rate }) => rate.booking !== 'instant')) {
    return {
      problem: { ...rejected, detail: 'A rate is on request: it cannot be reserved here.' },
    };
  }
  if (!rooms.every(({ room, rate }) => isSamePrice(rate, room.price) && hasExtras(rate, room))) {
    return { problem: { ...priceChanged, rates: rooms.map(({ rate }) => rate) } };
  }
  const { hotel_id, check_in, check_out } = request;
  const nights = Array.from({ length: end - first }, (_, i) => dayText(first + i));
  const kinds = [...new Set(rooms.map(({ rate }) => rate.room_group_id))];
  return {
    reservation: {
      hotel_id,
      check_in,
      check_out,
      rooms: rooms.map(({ room, rate }) => toReserved(room, rate)),
    },
    hotelId: hotel_id,
    nights,
    kinds: kinds.map((kind) => ({
      roomGroupId: String(kind),
      rooms: rooms.filter(({ rate }) => rate.room_group_id === kind).length,
      capacity: rates.capacity(hotel, stay, kind),
    })),
  };
}

function toReserved({ extras }: RequestedRoom, rate: Rate): ReservedRoom {
  return {
    room_group_id: rate.room_group_id,
    rate_id: rate.id,
    price: v.parse(pricedStaySchema, rate),
    ...(extras && { extras }),
    free_cancellation_until: rate.free_cancellation_until,
    cancellation_steps: rate.cancellation,
    no_show: rate.no_show,
    deposit: rate.deposit,
  };
}

const priceChanged = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'price-changed',
  detail: 'The price of a room or of an extra has changed.',
} satisfies ReservationProblem;

const rejected = {
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  code: 'rejected',
} satisfies ReservationProblem;

const notCombinable = {
  ...rejected,
  code: 'not-combinable',
  detail: 'Rooms of one reservation must have the same rate.',
} satisfies ReservationProblem;

function isRequested(rate: Rate, { rate_id, room_group_id, occupancy }: RequestedRoom): boolean {
  const isForThem = rate.occupancy == null || rate.occupancy === occupancy;
  return rate.id === rate_id && isRateOf(rate, { id: room_group_id }) && isForThem;
}

function hasExtraTwice({ extras }: RequestedRoom): boolean {
  return new Set(extras?.map(({ id }) => id)).size < (extras?.length ?? 0);
}

/** Returns whether a rate offers the extras of a room, each at the requested amount. */
function hasExtras(rate: Rate, { extras }: RequestedRoom): boolean {
  type Requested = NonNullable<RequestedRoom['extras']>[number];
  const isOffered = (offer: Extra, { id, kind, amount, due }: Requested) =>
    offer.id === id && offer.kind === kind && offer.amount === amount && offer.due === due;
  return (extras ?? []).every((one) => rate.extras?.some((offer) => isOffered(offer, one)));
}
