import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type PricedStay, pricedStaySchema, type Rate } from '#contracts/provider/rateFields.ts';
import {
  type BookedStay,
  bookedTerms,
  type BookingRequest,
  termsOfBooked,
  type Traveler,
} from '#contracts/site/bookingRequest.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import { countParty, formatParty } from '#contracts/values/party.ts';
import { type BookingError, bookingErrorOf } from '../../api/bookingError.ts';
import { useBookForGuestMutation, useCreateBookingMutation } from '../../api/bookingsApi.ts';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { bookingLink, keyOfLink } from '../../domain/addresses/bookingLink.ts';
import type { CreditChoice } from '../../domain/money/applyRewards.ts';
import type { MovedRate } from '../../domain/stay/stayChange.ts';
import { readForGuest } from '../../domain/travelers/forGuest.ts';
import { createIdempotencyKey, type DraftOfStay } from '../../domain/travelers/bookingDraft.ts';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';

/** How long the browser may take to reach the page of the payment provider. */
const leavingMs = 15_000;

/** The booking of one stay, from 'Book Now' to its outcome. */
export interface BookNow {
  phase: 'idle' | 'sending' | 'resuming';
  /** How often a request was sent without an outcome. */
  unanswered: number;
  /** The rate at another price than the accepted one, as the site responded. */
  moved: MovedRate | undefined;
  /** Why the last request did not book the stay. */
  error: BookingError | undefined;
  /**
   * Sends a request, unless one is being sent. Resolves with its error, undefined when it is
   * booked.
   */
  book: (request: BookingRequest) => Promise<BookingError | undefined>;
  /** Sends the request with an unknown outcome again. */
  resume: () => void;
  /** Accepts a rate that moved, as it is for residents of a country if it depends on that. */
  accept: (rate: Rate, residency: string | undefined) => void;
}

/**
 * Sends booking requests, one at a time. The draft keeps a request and its key until the outcome is
 * known, so that it can be sent again without booking twice. A credit that the site rejects is
 * removed from the draft. When the stay is booked, `saveGuest` gets the traveler if that was
 * chosen, the draft is removed, and the booking's page replaces this one in the history. What the
 * desk books for a guest goes to the desk, and leads back there.
 */
export function useBookNow(
  { draft, change, finish, made }: DraftOfStay,
  saveGuest: (traveller: Traveler, bookingId: string) => void,
): BookNow {
  const navigate = useNavigate();
  const [createBooking] = useCreateBookingMutation();
  const [bookForGuest] = useBookForGuestMutation();
  const [forGuest] = useState(readForGuest(useTabStorage()()));
  const [phase, setPhase] = useState<BookNow['phase']>('idle');
  const [unanswered, setUnanswered] = useState(0);
  const [moved, setMoved] = useState<MovedRate>();
  const [error, setError] = useState<BookingError>();
  const sending = useRef(false);
  const mounted = useMounted();
  const base = useHref('/').replace(/\/$/, '');

  /**
   * Leads to the booking's page, or first to that of the payment provider: until the browser is
   * there this page stays as it is, and back from there its address is that of the booking. A
   * browser that has kept this page, or does not get away, goes on to the booking.
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
    const atDesk = forGuest && (await bookForGuest(sent));
    const { data, error: failure } = atDesk
      ? { data: undefined, error: atDesk.error }
      : await createBooking(sent);
    // A page that was left keeps the request in its draft: the traveler finds it on coming back.
    if (!mounted.current) return undefined;
    if (atDesk?.data) {
      window.location.assign(atDesk.data.link);
      return undefined;
    }
    if (data) {
      const { id, status } = data.booking;
      if (draft.saveForFuture && status !== 'declined') saveGuest(request.traveller, id);
      const access = { id, key: keyOfLink(data.link) };
      finish(access);
      // Whoever does not pay finds what was typed; another press then makes another booking.
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
    const now = result.kind === 'problem' ? result.problem.rate : undefined;
    if (now) {
      const { residency } = request.stay;
      setMoved({ before: acceptedRate(request, now), now, residency });
    }
    return result;
  };

  return {
    phase,
    unanswered,
    moved,
    error,
    book: (request) => {
      const known = made();
      return send({ ...request, ...(known.length > 0 && { made: known }) }, 'sending');
    },
    resume: () => void (draft.sent && send(draft.sent, 'resuming')),
    accept: (rate, residency) => setMoved((last) => last && { before: rate, now: rate, residency }),
  };
}

/** The rate as it was before it moved: with the price and the terms that were accepted. */
function acceptedRate({ price, stay }: BookingRequest, now: Rate): Rate {
  return { ...now, ...price, ...termsOfBooked(stay) };
}

/**
 * The choice without the credit that was rejected. A code that only needs a session stays in its
 * box.
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
 * What a booking request says of the chosen stay: the stay, and the price of one room as it was
 * accepted. `residency` is the country whose residents the price is for, if it depends on that.
 */
export function toBookedStay(
  { hotel, room, party }: BookingAddress,
  rate: Rate,
  residency: string | undefined,
): { stay: BookedStay; price: PricedStay } {
  const { rooms, adults } = countParty(party);
  return {
    stay: {
      hotelId: hotel,
      roomId: room,
      rateId: rate.id,
      checkIn: rate.check_in,
      checkOut: rate.check_out,
      rooms,
      adults,
      children: party.flatMap(({ childAges }) => childAges),
      occupancy: formatParty(party),
      ...(residency && { residency }),
      ...bookedTerms(rate),
    },
    price: v.parse(pricedStaySchema, rate),
  };
}
