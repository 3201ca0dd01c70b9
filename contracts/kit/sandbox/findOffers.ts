import * as v from 'valibot';
import { isFreeToCancel } from '../../money/freeCancellation.ts';
import { type DecimalMoney, toDecimalMoney } from '../../money/money.ts';
import { ledgerOfRates } from '../../money/priceLedger.ts';
import type { AcceptedStay } from '../../provider/findReservationError.ts';
import { hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import { type Hotel, hotelSchema } from '../../provider/hotels.ts';
import { list } from '../../provider/known.ts';
import { fitsParty, lowestRates } from '../../provider/lowestRate.ts';
import type { Rate } from '../../provider/rateFields.ts';
import { readBookableRates, type WantedStay } from '../../provider/readBookableRates.ts';
import { hotelPath, requestPath } from '../../provider/calls/requestPath.ts';
import type { ReservationRequest } from '../../provider/reservations.ts';
import { formatOccupancy, formatParty, type Party } from '../../values/party.ts';
import { pricedRoomOf } from '../samples/reservations.ts';
import type { Sandbox } from './createSandbox.ts';

/** The input of a reservation: a rate for each room, the request, and the terms that it accepts. */
export interface Offer {
  rates: readonly Rate[];
  request: ReservationRequest;
  accepted: AcceptedStay;
}

/**
 * The parties of the check: a typical one, a single guest as the minimum, and one with different
 * rooms.
 */
const family = { adults: 1, childAges: [7] };
const single = { adults: 1, childAges: [] };
const parties: readonly Party[] = [[family, family], [single]];
const unlikeParty: Party = [family, single];
const maxHotels = 10;
const searchSchema = v.object({ hotels: v.array(v.unknown()) });
const listedSchema = v.object({ id: hotelSchema.entries.id, rates: list(v.unknown()) });

/**
 * The offers of the check. If such rates exist, `charged` is not free to cancel, and `prepaid` is
 * paid before arrival and may be collected by the site.
 */
export type Offers = {
  offer: Offer;
  charged: Offer | undefined;
  prepaid: Offer | undefined;
};

/**
 * Finds instant rates for a stay in a city of the sandbox: preferably one for a whole party that is
 * free to cancel at `now`, one for one guest that is not free to cancel, and one that is paid
 * before arrival. Calls at most ten hotels by id for each party. Resolves to undefined when there
 * is no rate.
 */
export async function findOffers(
  sandbox: Sandbox,
  city: string,
  stay: { check_in: string; check_out: string },
  now: number,
): Promise<Offers | undefined> {
  const search = await sandbox.get(requestPath(hotelsPaths.search, '', { city, ...stay }));
  const found: Offer[] = [];
  const isFree = ({ rates }: Offer) => rates.every((rate) => isFreeToCancel(rate, new Date(now)));
  const isParty = ({ rates }: Offer) => rates.length > 1;
  const best = () => found.find((offer) => isParty(offer) && isFree(offer));
  const charged = () => found.find((offer) => !isParty(offer) && !isFree(offer));
  const prepaid = () => found.find((offer) => !isParty(offer) && collectedFor(offer) !== undefined);
  for (const id of idsOf(search.body).slice(0, maxHotels)) {
    for (const party of parties) {
      const wanted = { hotel_id: id, ...stay, party };
      const { hotel } = await bookableAt(sandbox, wanted);
      const rates = hotel.rates.filter((rate) => fitsParty(hotel, rate, party));
      found.push(...rates.map((rate) => offerOf(wanted, () => rate)));
    }
    if (best() && charged() && prepaid()) break;
  }
  const offer = best() ?? found.find(isParty) ?? found.find(isFree) ?? found[0];
  return offer && { offer, charged: charged(), prepaid: prepaid() };
}

/**
 * Returns the amount that the site collects for an offer: everything that is paid before arrival,
 * including extras. Returns undefined if there is nothing to collect or the hotel collects it.
 */
export function collectedFor({ rates, request }: Offer): DecimalMoney | undefined {
  if (rates.some(({ collect }) => collect === 'hotel')) return undefined;
  const rooms = request.rooms.map(({ price, extras }) => ({
    ...price,
    added: extras ?? undefined,
  }));
  const { dueNow } = ledgerOfRates(rooms);
  return dueNow.amount > 0n ? toDecimalMoney(dueNow) : undefined;
}

/**
 * Finds the cheapest rates for two different rooms of a hotel; undefined if one of the rooms has no
 * rate.
 */
export async function findUnlikeRooms(
  sandbox: Sandbox,
  { hotel_id, check_in, check_out }: ReservationRequest,
): Promise<Offer | undefined> {
  const wanted = { hotel_id, check_in, check_out, party: unlikeParty };
  const { hotel } = await bookableAt(sandbox, wanted);
  const rates = lowestRates(hotel, unlikeParty);
  return rates && offerOf(wanted, (room) => rates[room]);
}

/** A hotel with its instant rates that can be booked from every country of residence. */
type Bookable = Pick<Hotel, 'room_groups'> & { rates: Rate[] };

/** Requests a hotel with a stay and returns its bookable rates. */
export async function bookableAt(
  sandbox: Sandbox,
  wanted: WantedStay,
): Promise<{ request: string; hotel: Bookable }> {
  const { hotel_id, party, ...stay } = wanted;
  const path = hotelPath(hotel_id, { ...stay, occupancy: formatParty(party) });
  const { request, status, body } = await sandbox.get(path);
  const read = status === 200 ? readBookableRates(body, wanted) : undefined;
  const rates = (read?.rates ?? []).filter(
    ({ booking, any_residency: anyResidency }) => booking === 'instant' && anyResidency !== false,
  );
  return { request, hotel: { room_groups: read?.hotel.room_groups, rates } };
}

/** Returns the ids of the hotels in a search response, hotels with rates first. */
function idsOf(body: unknown): string[] {
  if (!v.is(searchSchema, body)) return [];
  const hotels = body.hotels.flatMap((item) => {
    const read = v.safeParse(listedSchema, item);
    return read.success ? [read.output] : [];
  });
  const hasRates = ({ rates }: (typeof hotels)[number]) => Number(Boolean(rates?.length));
  return hotels.toSorted((a, b) => hasRates(b) - hasRates(a)).map(({ id }) => id);
}

/**
 * Returns the offer with a rate for each room, including the first extra of each. Throws if a room
 * has no rate.
 */
export function offerOf(wanted: WantedStay, rateOf: (room: number) => Rate | undefined): Offer {
  const { party, ...stay } = wanted;
  const rooms = party.map((people, index) => {
    const rate = rateOf(index);
    if (!rate) throw new RangeError('A room has no rate.');
    const extras = (rate.extras ?? []).slice(0, 1).map(({ id, kind, amount, due }) => {
      return { id, kind, amount, due };
    });
    const priced = { ...pricedRoomOf(rate), ...(extras.length > 0 && { extras }) };
    return { rate, priced, occupancy: formatOccupancy(people) };
  });
  const guests = [
    { first_name: 'Zoë', last_name: "O'Brien-Núñez" },
    { first_name: 'Contract', last_name: 'Check' },
  ];
  const [lead] = guests;
  const request: ReservationRequest = {
    ...stay,
    rooms: rooms.flatMap(({ priced, occupancy }, index) => {
      const guest = guests[index] ?? lead;
      return guest ? [{ ...priced, occupancy, guest }] : [];
    }),
    guests,
    citizenship: 'US',
    email: 'contract-check@example.com',
    phone: '+10000000000',
    requests: ['Early check-in: from 10:00', 'A cot for José, please.'],
  };
  const reserved = rooms.map(({ rate, priced }) => ({
    ...priced,
    free_cancellation_until: rate.free_cancellation_until,
    cancellation_steps: rate.cancellation,
    no_show: rate.no_show,
    deposit: rate.deposit,
  }));
  return { rates: rooms.map(({ rate }) => rate), request, accepted: { ...stay, rooms: reserved } };
}
