import { useEffect, useRef, useState } from 'react';
import { isLanguage } from '#contracts/texts/languages.ts';
import { useHref, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { pricedStaySchema, type Rate } from '#contracts/provider/rateFields.ts';
import {
  type BookedExtra,
  type BookedStay,
  bookedTerms,
  type BookingRequest,
  termsOfBooked,
  type Traveler,
} from '#contracts/site/bookingRequest.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import { formatOccupancy } from '#contracts/values/party.ts';
import { type BookingError, bookingErrorOf } from '../../api/bookingError.ts';
import { useBookForGuestMutation, useCreateBookingMutation } from '../../api/bookingsApi.ts';
import { useDeviceStorage, useTabStorage } from '../../api/useTabStorage.ts';
import { bookingLink, keyOfLink } from '../../domain/addresses/bookingLink.ts';
import type { CreditChoice } from '../../domain/money/applyRewards.ts';
import type { MovedRates } from '../../domain/stay/stayChange.ts';
import { guestLanguageName, readForGuest } from '../../domain/travelers/forGuest.ts';
import { findJustBooked, type JustBooked, noteBooked } from '../../domain/travelers/justBooked.ts';
import { hasLeftAll } from '../../domain/travelers/tabBookings.ts';
import { createIdempotencyKey, type DraftOfStay } from '../../domain/travelers/bookingDraft.ts';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';

/**
 * The maximum time, in milliseconds, that the browser may take to reach the payment provider's
 * page.
 */
const leavingMs = 15_000;

/** The booking of one stay, from 'Book Now' to its outcome. */
export interface BookNow {
  phase: 'idle' | 'sending' | 'resuming';
  /** The number of requests that got no outcome. */
  unanswered: number;
  /**
   * The rates in the site's response, if their price differs from the price that the traveler
   * accepted.
   */
  moved: MovedRates | undefined;
  /** The reason why the last request did not book the stay. */
  error: BookingError | undefined;
  /**
   * Sends a request, unless another is being sent. Resolves with its error, or with undefined once
   * the stay is booked.
   */
  book: (request: BookingRequest) => Promise<BookingError | undefined>;
  /** Sends the request whose outcome is unknown again. */
  resume: () => void;
  /**
   * Accepts rates whose price or terms have changed. `residency` is the country whose residents the
   * rates apply to, if the rates depend on it.
   */
  accept: (rates: readonly Rate[], residency: string | undefined) => void;
}

/**
 * Sends booking requests, one at a time. The draft keeps a request and its key until the outcome is
 * known, so that the request can be sent again without booking twice. If the site rejects a credit,
 * the credit is removed from the draft.
 *
 * Once the stay is booked, `saveGuest` receives the traveler if the traveler has chosen to be
 * saved. The draft is removed, and the page of the booking replaces this page in the history. If
 * the desk books for a guest, the request goes to the desk's own endpoint, and the booking leads
 * back to the desk.
 *
 * A second booking of the same stay needs a confirmation. The site asks for it, and this hook asks
 * if the first booking was made in another tab. Travelers who have left an unpaid booking to book
 * something else are not asked.
 */
export function useBookNow(
  { draft, change, finish, made }: DraftOfStay,
  saveGuest: (traveller: Traveler, bookingId: string) => void,
): BookNow {
  const navigate = useNavigate();
  const [createBooking] = useCreateBookingMutation();
  const [bookForGuest] = useBookForGuestMutation();
  const tabStorage = useTabStorage();
  const deviceStorage = useDeviceStorage();
  const [forGuest] = useState(() => readForGuest(tabStorage()));
  const [phase, setPhase] = useState<BookNow['phase']>('idle');
  const [unanswered, setUnanswered] = useState(0);
  const [moved, setMoved] = useState<MovedRates>();
  const [error, setError] = useState<BookingError>();
  const sending = useRef(false);
  const mounted = useMounted();
  const base = useHref('/').replace(/\/$/, '');

  /**
   * Goes to the page of the booking, or first to the payment provider. In the second case, this
   * page stays as it is until the browser has reached the provider, and the browser's Back button
   * then leads to the booking. If the browser restores this page from its cache, or never reaches
   * the provider, this page goes on to the booking.
   */
  const leave = (link: string, paying: string | null | undefined) => {
    const show = () => void navigate(link, { replace: true });
    if (!paying) {
      show();
      return;
    }
    window.history.replaceState(window.history.state, '', `${base}${link}`);
    window.addEventListener('pageshow', show, { once: true });
    setTimeout(show, leavingMs);
    window.location.assign(paying);
  };

  const send = async (request: BookingRequest, nextPhase: BookNow['phase']) => {
    if (sending.current) return undefined;
    sending.current = true;
    setPhase(nextPhase);
    setError(undefined);
    change({ sent: request });
    const { idempotencyKey } = draft;
    const sent = { idempotencyKey, request };
    const atDesk =
      forGuest && (await bookForGuest({ ...sent, query: guestLanguage(tabStorage()) }));
    const { data, error: failure } = atDesk
      ? { data: undefined, error: atDesk.error }
      : await createBooking(sent);
    // The traveler has left the page. The draft keeps the request, so that the traveler finds it
    // after coming back.
    if (!mounted.current) return undefined;
    if (atDesk?.data) {
      window.location.assign(atDesk.data.link);
      return undefined;
    }
    if (data) {
      const { id, number, status, hotel } = data.booking;
      const { hotelId, checkIn, checkOut } = request.stay;
      noteBooked(deviceStorage(), { id, number, hotelId, hotel: hotel.name, checkIn, checkOut });
      if (draft.saveForFuture && status !== 'declined') saveGuest(request.traveller, id);
      const access = { id, key: keyOfLink(data.link) };
      finish(access);
      // A traveler who comes back without paying finds the typed details again. Pressing the button
      // then makes another booking.
      if (data.booking.payment) {
        change({ sent: undefined, idempotencyKey: createIdempotencyKey() });
      }
      leave(bookingLink(access), data.booking.payment?.address);
      return undefined;
    }
    sending.current = false;
    setPhase('idle');
    const result = bookingErrorOf(failure);
    setError(result);
    if (result.kind === 'unknown') {
      setUnanswered((times) => times + 1);
      return result;
    }
    const rejected = result.kind === 'problem' ? result.problem.credit : undefined;
    change({
      sent: undefined,
      idempotencyKey: createIdempotencyKey(),
      ...(rejected && { credits: withoutCredit(draft.credits, rejected) }),
    });
    const now = result.kind === 'problem' ? result.problem.rates : undefined;
    if (now && now.length === request.stay.rooms.length) {
      const { residency } = request.stay;
      setMoved({ before: acceptedRates(request, now), now, residency });
    }
    return result;
  };

  return {
    phase,
    unanswered,
    moved,
    error,
    book: async (request) => {
      const known = made();
      const again = request.again ?? hasLeftAll(tabStorage());
      const own = known.map(({ id }) => id);
      const isAsked = again || request.replaces !== undefined || forGuest !== undefined;
      const booked = isAsked ? undefined : findJustBooked(deviceStorage(), request.stay, own);
      if (booked) {
        const asked = bookedElsewhere(booked);
        // In a duplicated tab, the draft has the idempotency key of the booking that the original
        // tab made.
        change({ idempotencyKey: createIdempotencyKey() });
        setError(asked);
        return asked;
      }
      return send(
        { ...request, ...(again && { again }), ...(known.length > 0 && { made: known }) },
        'sending',
      );
    },
    resume: () => void (draft.sent && send(draft.sent, 'resuming')),
    accept: (rates, residency) =>
      setMoved((last) => last && { before: rates, now: rates, residency }),
  };
}

/**
 * Returns the language of the guest's mails, which may differ from the language of the pages. A
 * change of a booking has none here, because the booking already has a language.
 */
function guestLanguage(storage: Pick<Storage, 'getItem'> | undefined) {
  const language = storage?.getItem(guestLanguageName);
  return isLanguage(language) ? { language } : {};
}

/**
 * Returns the error with which the site asks for confirmation of a second booking. The first
 * booking was made in another tab of the device.
 */
function bookedElsewhere({ id, ...booked }: JustBooked): BookingError {
  const link = bookingLink({ id, key: '' });
  return {
    kind: 'problem',
    problem: {
      type: 'about:blank',
      title: '',
      status: 409,
      code: 'booked-already',
      booked: { ...booked, link },
    },
  };
}

/**
 * Returns the rates as they were before they changed, with the prices and terms that the traveler
 * accepted.
 */
function acceptedRates({ stay: { rooms } }: BookingRequest, now: readonly Rate[]): Rate[] {
  return rooms.flatMap((room, index) => {
    const rate = now[index];
    if (!rate) return [];
    const { price, extras = [] } = room;
    return { ...rate, ...price, ...termsOfBooked(room), extras };
  });
}

/**
 * Returns the choice of credits without the rejected credit. A code that was rejected only because
 * it needs a session stays in its field.
 */
function withoutCredit(credits: CreditChoice, { kind, reason }: CreditRejection): CreditChoice {
  if (kind === 'rewards') return { ...credits, usesRewards: false };
  const typedCode = reason === 'signed-out' ? (credits.promotion?.code ?? '') : '';
  return { ...credits, promotion: null, typedCode };
}

function useMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}

/**
 * Describes the chosen stay in the format of a booking request. Each room has the accepted price
 * and terms of its rate, and its extras. `residency` is the country whose residents the prices
 * apply to, if any price depends on it.
 */
export function toBookedStay(
  { hotel, party }: Pick<BookingAddress, 'hotel' | 'party'>,
  rates: readonly Rate[],
  residency: string | undefined,
  extras: readonly (readonly BookedExtra[])[] = [],
): BookedStay {
  const [first] = rates;
  return {
    hotelId: hotel,
    checkIn: first?.check_in ?? '',
    checkOut: first?.check_out ?? '',
    ...(residency && { residency }),
    rooms: party.flatMap((room, index) => {
      const rate = rates[index];
      const added = extras[index] ?? [];
      if (!rate) return [];
      return {
        roomId: String(rate.room_group_id),
        rateId: rate.id,
        occupancy: formatOccupancy(room),
        price: v.parse(pricedStaySchema, rate),
        ...bookedTerms(rate),
        ...(added.length > 0 && { extras: [...added] }),
      };
    }),
  };
}
