import * as v from 'valibot';
import type { Booking } from '#contracts/site/bookings.ts';
import {
  type DeskBooking,
  type DeskBookingAction,
  deskBookingActions,
  type DeskBookingPreview,
  deskBookingPreviewSchema,
  deskBookingSchema,
} from '#contracts/site/desk/deskBooking.ts';
import { sampleBooking } from '../../support/sampleBooking.ts';

const none = { amount: '0.00', currency: 'USD' };
const delivered = {
  status: 'sent',
  sentAt: '2027-02-01T09:00:02Z',
  failedAt: null,
  nextAt: null,
  attempts: 1,
  lastError: null,
};

/**
 * Returns the sample request as the desk sees it. `changes` replace parts of it, and `booking`
 * parts of its booking.
 */
export function sampleDeskBooking({
  booking = {},
  actions = ['confirm', 'decline', 'send-mail', 'correct-contact', 'note'],
  ...changes
}: Partial<Omit<DeskBooking, 'booking' | 'actions'>> & {
  booking?: Partial<Booking>;
  actions?: readonly DeskBookingAction[];
} = {}): DeskBooking {
  return v.parse(deskBookingSchema, {
    version: 3,
    booking: sampleBooking({ status: 'requested', reference: null, ...booking }),
    hotelId: 'khi-1',
    accountId: 'account-7',
    language: 'en',
    updatedAt: '2027-02-01T09:00:01Z',
    erasedAt: null,
    hotelTime: '2027-02-02T14:00',
    owedToHotel: none,
    fee: null,
    cancelling: null,
    mismatch: null,
    waits: {
      for: 'desk',
      about: 'request',
      since: '2027-02-01T09:00:01Z',
      isStuck: false,
      attempts: 0,
      lastReason: null,
      nextAttemptAt: null,
    },
    actions: actions.map((action) => ({ action, previews: deskBookingActions[action].previews })),
    mailsToSend: ['requested', 'link'],
    timeline: [
      {
        kind: 'event',
        at: '2027-02-01T09:00:00Z',
        seq: 1,
        status: 'pending',
        cause: 'created',
        detail: null,
        reason: null,
        by: { kind: 'traveller', name: null, role: null },
      },
      {
        kind: 'event',
        at: '2027-02-01T09:00:01Z',
        seq: 2,
        status: 'requested',
        cause: 'on-request',
        detail: null,
        reason: null,
        by: { kind: 'worker', name: null, role: null },
      },
      {
        kind: 'mail',
        at: '2027-02-01T09:00:01Z',
        id: 'mail-1',
        template: 'requested',
        to: 'traveller',
        ...delivered,
      },
      {
        kind: 'webhook',
        at: '2027-02-01T09:00:01Z',
        id: 'hook-1',
        eventId: 'event-1',
        type: 'booking.requested',
        ...delivered,
      },
      {
        kind: 'mail',
        at: '2027-02-01T09:00:01Z',
        id: 'mail-2',
        template: 'desk-request',
        to: 'desk',
        ...delivered,
        status: 'failed',
        attempts: 300,
        lastError: 'ECONNREFUSED',
      },
      {
        kind: 'attempt',
        at: '2027-02-01T09:05:00Z',
        asked: 'look-up',
        outcome: 'unknown',
        reason: 'timeout',
        attempt: 2,
        nextAt: '2027-02-01T10:05:00Z',
      },
      {
        kind: 'note',
        at: '2027-02-01T10:00:00Z',
        id: 'note-1',
        by: { kind: 'staff', name: 'Grace Agent', role: 'agent' },
        text: 'Called the hotel: it answers by noon.',
      },
    ],
    ...changes,
  });
}

/** Returns the preview of confirming the sample request. `changes` replace parts of it. */
export function samplePreview(changes: Partial<DeskBookingPreview> = {}): DeskBookingPreview {
  return v.parse(deskBookingPreviewSchema, {
    version: 3,
    asksProvider: false,
    before: { status: 'requested', reference: null },
    after: { status: 'confirmed', reference: null },
    fee: null,
    creditsReturned: null,
    earned: null,
    owedToHotel: none,
    mails: [
      {
        template: 'confirmed',
        to: 'traveller',
        language: 'en',
        subject: 'Confirmed: Sea View Clifton, Mar 5',
        text: 'Your booking is confirmed.\n\nSea View Clifton expects you.',
      },
    ],
    ...changes,
  });
}
