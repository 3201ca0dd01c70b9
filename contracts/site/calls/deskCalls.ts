import * as v from 'valibot';
import {
  deskAccountMailSchema,
  deskAccountMailsQuerySchema,
  deskAccountMailsSchema,
  sendAccountMailSchema,
} from '../desk/deskAccountMails.ts';
import { bookingSchema, guestBookingSchema, guestBookingsSchema } from '../bookingSchema.ts';
import { deskBookingSchema, deskTemplatesSchema } from '../desk/deskBooking.ts';
import { deskBookingsQuerySchema, deskBookingsSchema } from '../desk/deskBookings.ts';
import { deskComparisonsSchema, startComparisonSchema } from '../desk/deskComparisons.ts';
import { deskExchangeRatesSchema, rateDecisionSchema } from '../desk/deskExchangeRates.ts';
import { deskFiguresQuerySchema, deskFiguresSchema } from '../desk/deskFigures.ts';
import { deskHotelSchema, saveHotelSchema } from '../desk/deskHotelDetails.ts';
import {
  lostBookingSchema,
  rebuildRequestSchema,
  rebuiltBookingSchema,
} from '../desk/deskLostBookings.ts';
import {
  deskHotelMonthSchema,
  deskHotelQuerySchema,
  deskLedgerSchema,
  deskMonthsQuerySchema,
  deskMonthsSchema,
  settleRequestSchema,
  statementSchema,
  undoRequestSchema,
} from '../desk/deskMoney.ts';
import {
  deskNewsletterQuerySchema,
  deskNewsletterSchema,
  subscriptionRemovalSchema,
} from '../desk/deskNewsletter.ts';
import {
  closeIssueSchema,
  deskBookingPaymentSchema,
  deskPaymentsQuerySchema,
  deskPaymentsSchema,
  paymentIssueSchema,
  refundRequestSchema,
} from '../desk/deskPayments.ts';
import {
  commissionInvoiceSchema,
  deskPayoutFileSchema,
  deskPayoutsSchema,
  issueInvoiceSchema,
  makeFileSchema,
  settledMonthsSchema,
  settleMonthsSchema,
} from '../desk/deskPayouts.ts';
import {
  deskPromotionSchema,
  deskPromotionsQuerySchema,
  deskPromotionsSchema,
  newPromotionSchema,
  promotionEndSchema,
} from '../desk/deskPromotions.ts';
import {
  deskRecordQuerySchema,
  deskRecordSchema,
  recordVerificationSchema,
  verifyRecordSchema,
} from '../desk/deskRecord.ts';
import {
  answerRemovalSchema,
  answerSchema,
  deskReviewSchema,
  deskReviewsQuerySchema,
  deskReviewsSchema,
  moderationSchema,
} from '../desk/deskReviews.ts';
import {
  changePasskeyRuleSchema,
  changeStaffRoleSchema,
  inviteStaffSchema,
  passkeyRuleSchema,
  staffEntrySchema,
  staffListSchema,
  staffReasonSchema,
} from '../desk/deskStaff.ts';
import { guestDataSchema, guestErasureSchema, guestRequestSchema } from '../desk/deskGuests.ts';
import { deskSearchQuerySchema, deskSearchSchema } from '../desk/deskSearch.ts';
import {
  deskTemplateListSchema,
  deskTemplateSchema,
  newTemplateSchema,
  templateChangeSchema,
  templateDeletionSchema,
} from '../desk/deskTemplates.ts';
import {
  assignTaskSchema,
  deskTaskSchema,
  deskTasksQuerySchema,
  deskTasksSchema,
} from '../desk/deskTasks.ts';
import { deskTodaySchema, sentMailsSchema } from '../desk/deskToday.ts';
import {
  adjustedCreditSchema,
  creditAdjustmentSchema,
  deskTravelerSchema,
  deskTravelersQuerySchema,
  deskTravelersSchema,
  travelerActionSchema,
} from '../desk/deskTravelers.ts';
import {
  deskDeliverySchema,
  deskWebhooksQuerySchema,
  deskWebhooksSchema,
  sendAgainSchema,
} from '../desk/deskWebhooks.ts';
import { languages } from '../../texts/languages.ts';
import { bookingRequestSchema } from '../bookingRequest.ts';
import { notBooked } from './bookingCalls.ts';
import type { Call, CallName } from './call.ts';
import type { DeskPermission } from '../desk/permissions.ts';

/** A call of the desk. `access` is the permission that the role of the caller must have. */
export type DeskCall = Call & { readonly access: DeskPermission };
export type DeskCalls = Readonly<Record<CallName, DeskCall>>;

const lostBooking = [
  'exists',
  'cancelled',
  'none',
  'reference-taken',
  'number-taken',
  'not-readable',
] as const;

export const deskTodayCalls = {
  'GET /api/desk/today': {
    does: 'Returns the tasks that wait for the desk.',
    access: 'today.read',
    answers: { 200: deskTodaySchema },
  },
  'POST /api/desk/mails/sending': {
    does: 'Sends all failed mails now, instead of at their next attempt.',
    access: 'mails.send-waiting',
    answers: { 200: sentMailsSchema },
  },
} as const satisfies DeskCalls;

export const deskTaskCalls = {
  'GET /api/desk/tasks': {
    does: 'Lists the assigned tasks, or all tasks about one subject.',
    access: 'today.read',
    query: deskTasksQuerySchema,
    answers: { 200: deskTasksSchema },
  },
  'PUT /api/desk/tasks/:queue/:item': {
    does: 'Assigns a task, with a day and a note.',
    access: 'tasks.assign',
    body: assignTaskSchema,
    answers: { 200: deskTaskSchema },
    problems: { 409: ['task-changed', 'task-ended', 'staff-left'] },
  },
} as const satisfies DeskCalls;

export const deskSearchCalls = {
  'GET /api/desk/search': {
    does: 'Finds bookings and accounts by details that a caller gives on the phone.',
    access: 'bookings.read',
    listsPeople: true,
    query: deskSearchQuerySchema,
    answers: { 200: deskSearchSchema },
  },
} as const satisfies DeskCalls;

export const deskBookingListCalls = {
  'GET /api/desk/bookings': {
    does: 'Lists bookings by filters.',
    access: 'bookings.read',
    listsPeople: true,
    query: deskBookingsQuerySchema,
    answers: { 200: deskBookingsSchema },
  },
  'GET /api/desk/bookings.csv': {
    does: 'Exports bookings by the same filters.',
    access: 'bookings.export',
    query: v.omit(deskBookingsQuerySchema, ['cursor']),
    answers: { 200: 'text/csv' },
  },
} as const satisfies DeskCalls;

export const deskGuestBookingCalls = {
  'GET /api/desk/guest-bookings': {
    does: 'Returns the address of the desk. Bookings of guests on the phone without a mail address have this address, and these guests get no mail.',
    access: 'bookings.book',
    answers: { 200: guestBookingsSchema },
  },
  'GET /api/desk/guest-bookings/:id': {
    does: 'Returns a booking as its page shows it, for a change with the guest on the phone. Its links have no key.',
    access: 'bookings.book',
    answers: { 200: bookingSchema },
  },
  'POST /api/desk/guest-bookings': {
    does: 'Books a stay for a guest who has accepted price and terms on the phone, or changes a booking. The site adds the key of the replaced booking. 202: the outcome is not known yet.',
    access: 'bookings.book',
    idempotent: true,
    /**
     * The language of the guest's mails. The default is the language of the page. A change ignores
     * this field and keeps the language of the replaced booking.
     */
    query: v.object({ language: v.optional(v.picklist(languages)) }),
    body: bookingRequestSchema,
    answers: { 201: guestBookingSchema, 202: guestBookingSchema },
    problems: notBooked,
  },
} as const satisfies DeskCalls;

export const deskBookingCalls = {
  'GET /api/desk/bookings/:id': {
    does: 'Returns a booking by its id or number, with its timeline and the possible actions.',
    access: 'bookings.read',
    answers: { 200: deskBookingSchema },
  },
  'GET /api/desk/bookings/:id/templates': {
    does: 'Returns templates for texts to the guest, in the guest’s language.',
    access: 'bookings.write',
    answers: { 200: deskTemplatesSchema },
  },
} as const satisfies DeskCalls;

export const deskLostBookingCalls = {
  'GET /api/desk/lost-bookings/:key': {
    does: 'Returns a reservation of the provider that has no booking on the site.',
    access: 'bookings.read',
    answers: { 200: lostBookingSchema },
    problems: { 409: lostBooking, 503: ['no-answer'] },
  },
  'POST /api/desk/lost-bookings/:key': {
    does: 'Rebuilds the booking of a reservation, and mails the link to the guest.',
    access: 'bookings.rebuild',
    body: rebuildRequestSchema,
    answers: { 201: rebuiltBookingSchema },
    problems: { 409: lostBooking, 503: ['no-answer'] },
  },
} as const satisfies DeskCalls;

export const deskTravelerCalls = {
  'GET /api/desk/travellers': {
    does: 'Lists accounts by names and addresses.',
    access: 'travellers.read',
    listsPeople: true,
    query: deskTravelersQuerySchema,
    answers: { 200: deskTravelersSchema },
  },
  'GET /api/desk/travellers/:id': {
    does: 'Returns an account with its bookings and OneKeyCash.',
    access: 'travellers.read',
    answers: { 200: deskTravelerSchema },
  },
  'POST /api/desk/travellers/:id/sign-out': {
    does: 'Ends all sessions of an account.',
    access: 'travellers.sign-out',
    body: travelerActionSchema,
    answers: { 204: null },
    problems: { 409: ['no-sessions'] },
  },
  'POST /api/desk/travellers/:id/reset-two-step': {
    does: 'Turns the second step of an account off.',
    access: 'travellers.reset-two-step',
    body: travelerActionSchema,
    answers: { 204: null },
    problems: { 409: ['two-step-off'] },
  },
} as const satisfies DeskCalls;

export const deskGuestCalls = {
  'POST /api/desk/guests/data': {
    does: 'Returns all stored data of the address of a guest without an account.',
    access: 'guests.export',
    listsPeople: true,
    body: guestRequestSchema,
    answers: { 200: guestDataSchema },
    problems: { 409: ['has-account', 'too-many-bookings'] },
  },
  'POST /api/desk/guests/erasure': {
    does: 'Erases the personal data of a guest without an account. Stays, prices and payments remain.',
    access: 'guests.erase',
    listsPeople: true,
    body: guestRequestSchema,
    answers: { 200: guestErasureSchema },
    problems: { 409: ['has-account', 'too-many-bookings', 'bookings-ahead', 'nothing-stored'] },
  },
} as const satisfies DeskCalls;

export const deskCreditCalls = {
  'POST /api/desk/travellers/:id/credit': {
    does: 'Adds OneKeyCash to an account, or removes OneKeyCash.',
    access: 'travellers.adjust-credit',
    body: creditAdjustmentSchema,
    answers: { 200: adjustedCreditSchema },
    problems: { 409: ['balance-changed', 'below-zero', 'account-limit', 'staff-limit'] },
  },
} as const satisfies DeskCalls;

export const deskAccountMailCalls = {
  'GET /api/desk/account-mails': {
    does: 'Lists mails about accounts that could not be sent, the latest first.',
    access: 'travellers.read',
    query: deskAccountMailsQuerySchema,
    answers: { 200: deskAccountMailsSchema },
  },
  'POST /api/desk/account-mails/:id/sending': {
    does: 'Sends a mail again, or sends a waiting mail now.',
    access: 'travellers.send-mail',
    body: sendAccountMailSchema,
    answers: { 200: deskAccountMailSchema },
    problems: { 409: ['changed', 'expired', 'unreadable'] },
  },
} as const satisfies DeskCalls;

export const deskMoneyCalls = {
  'GET /api/desk/money': {
    does: 'Lists the amounts that the site and the hotels owe each other for a month.',
    access: 'money.read',
    query: deskMonthsQuerySchema,
    answers: { 200: deskMonthsSchema },
  },
  'GET /api/desk/money-export': {
    does: 'Exports a month of all hotels.',
    access: 'money.export',
    query: deskHotelQuerySchema,
    answers: { 200: 'text/csv' },
  },
  'GET /api/desk/money-ledger': {
    does: 'Compares the ledger with the bookings and settlements.',
    access: 'money.read',
    answers: { 200: deskLedgerSchema },
  },
  'GET /api/desk/money-statements': {
    does: 'Exports the statements of a month of check-outs.',
    access: 'money.export',
    query: deskHotelQuerySchema,
    answers: { 200: 'text/csv' },
  },
  'GET /api/desk/money-statements/:id': {
    does: 'Returns a statement by its number.',
    access: 'money.read',
    answers: { 200: statementSchema },
  },
  'GET /api/desk/money/:id': {
    does: 'Returns a month of one hotel with its bookings and settlements.',
    access: 'money.read',
    query: deskHotelQuerySchema,
    answers: { 200: deskHotelMonthSchema },
  },
  'GET /api/desk/money/:id/export': {
    does: 'Exports a month of one hotel.',
    access: 'money.export',
    query: deskHotelQuerySchema,
    answers: { 200: 'text/csv' },
  },
  'POST /api/desk/money/:id/settlements': {
    does: 'Settles the open amounts of a hotel for a month.',
    access: 'money.settle',
    body: settleRequestSchema,
    answers: { 200: deskHotelMonthSchema },
    problems: { 409: ['still-open', 'settled-already', 'figures-changed'] },
  },
  'POST /api/desk/money/:id/settlements/undo': {
    does: 'Undoes a settlement by a counter-transaction.',
    access: 'money.settle',
    body: undoRequestSchema,
    answers: { 200: deskHotelMonthSchema },
    problems: { 409: ['undone-already'] },
  },
} as const satisfies DeskCalls;

export const deskHotelCalls = {
  'GET /api/desk/money-hotels/:id': {
    does: 'Returns the details of a hotel for payments and invoices.',
    access: 'money.read',
    answers: { 200: deskHotelSchema },
  },
  'PUT /api/desk/money-hotels/:id': {
    does: 'Changes the details of a hotel.',
    access: 'money.edit-hotel',
    body: saveHotelSchema,
    answers: { 200: deskHotelSchema },
    problems: { 409: ['hotel-changed'], 422: ['wrong-details'] },
  },
  'GET /api/desk/money-invoices/:id': {
    does: 'Returns the commission invoice of a statement by its number.',
    access: 'money.read',
    answers: { 200: commissionInvoiceSchema },
  },
  'POST /api/desk/money-invoices/:id': {
    does: 'Issues the commission invoice of a statement. An invoice cannot be changed.',
    access: 'money.invoice',
    body: issueInvoiceSchema,
    answers: { 200: commissionInvoiceSchema },
    problems: {
      409: ['invoice-incomplete', 'provider-unread', 'invoice-changed', 'no-commission'],
    },
  },
} as const satisfies DeskCalls;

export const deskPayoutCalls = {
  'POST /api/desk/money-settlements': {
    does: 'Settles a month of several hotels, with a separate result for each hotel.',
    access: 'money.settle',
    body: settleMonthsSchema,
    answers: { 200: settledMonthsSchema },
  },
  'GET /api/desk/money-payouts': {
    does: 'Lists the amounts that wait for a file for the bank, and the files.',
    access: 'money.read',
    answers: { 200: deskPayoutsSchema },
  },
  'POST /api/desk/money-payouts': {
    does: 'Creates a file for the bank.',
    access: 'money.pay',
    body: makeFileSchema,
    answers: { 200: deskPayoutFileSchema },
    problems: { 409: ['payouts-changed'] },
  },
  'GET /api/desk/money-payouts/:id': {
    does: 'Returns a file for the bank with its payments.',
    access: 'money.read',
    answers: { 200: deskPayoutFileSchema },
  },
  'GET /api/desk/money-payouts/:id/csv': {
    does: 'Downloads a file for the bank as CSV.',
    access: 'money.export',
    answers: { 200: 'text/csv' },
  },
  'GET /api/desk/money-payouts/:id/sepa': {
    does: 'Downloads the euro payments of a file for the bank as a SEPA credit transfer, pain.001.',
    access: 'money.export',
    answers: { 200: 'application/xml' },
  },
} as const satisfies DeskCalls;

export const deskPaymentCalls = {
  'GET /api/desk/payments': {
    does: 'Lists the issues of payments, the latest first.',
    access: 'payments.read',
    query: deskPaymentsQuerySchema,
    answers: { 200: deskPaymentsSchema },
  },
  'POST /api/desk/payments/:id/closing': {
    does: 'Closes an issue of a payment.',
    access: 'payments.close',
    body: closeIssueSchema,
    answers: { 200: paymentIssueSchema },
    problems: { 409: ['closed-already'] },
  },
  'GET /api/desk/bookings/:id/payment': {
    does: 'Returns the payment of a booking.',
    access: 'payments.read',
    answers: { 200: deskBookingPaymentSchema },
  },
  'POST /api/desk/bookings/:id/refunds': {
    does: 'Refunds a payment, in part or in full.',
    access: 'payments.refund',
    body: refundRequestSchema,
    answers: { 200: deskBookingPaymentSchema },
    problems: { 409: ['refundable-changed', 'too-much', 'staff-limit'] },
  },
} as const satisfies DeskCalls;

export const deskComparisonCalls = {
  'GET /api/desk/comparisons': {
    does: 'Returns the last comparisons with the provider’s reservations and the payment provider’s payments.',
    access: 'comparisons.read',
    answers: { 200: deskComparisonsSchema },
  },
  'POST /api/desk/comparisons': {
    does: 'Starts a comparison, and does not wait for its end.',
    access: 'comparisons.start',
    body: startComparisonSchema,
    answers: { 202: deskComparisonsSchema },
    problems: { 409: ['running', 'not-available'] },
  },
} as const satisfies DeskCalls;

export const deskExchangeRateCalls = {
  'GET /api/desk/exchange-rates': {
    does: 'Returns the exchange rates with large changes, on which the desk decides.',
    access: 'exchange-rates.read',
    answers: { 200: deskExchangeRatesSchema },
  },
  'POST /api/desk/exchange-rates/:id/confirmation': {
    does: 'Uses the new rate of a currency.',
    access: 'exchange-rates.confirm',
    body: rateDecisionSchema,
    answers: { 200: deskExchangeRatesSchema },
    problems: { 409: ['changed', 'decided'] },
  },
  'POST /api/desk/exchange-rates/:id/keeping': {
    does: 'Refuses the new rate of a currency and keeps the old one.',
    access: 'exchange-rates.keep',
    body: rateDecisionSchema,
    answers: { 200: deskExchangeRatesSchema },
    problems: { 409: ['changed', 'decided'] },
  },
} as const satisfies DeskCalls;

export const deskFigureCalls = {
  'GET /api/desk/figures': {
    does: 'Returns the figures of bookings by day, month, hotel, city or language.',
    access: 'figures.read',
    query: deskFiguresQuerySchema,
    answers: { 200: deskFiguresSchema },
  },
  'GET /api/desk/figures.csv': {
    does: 'Exports the figures of bookings.',
    access: 'figures.export',
    query: deskFiguresQuerySchema,
    answers: { 200: 'text/csv' },
  },
} as const satisfies DeskCalls;

export const deskPromotionCalls = {
  'GET /api/desk/promotions': {
    does: 'Lists promotion codes, the newest first, and the number of codes for single persons.',
    access: 'promotions.read',
    query: deskPromotionsQuerySchema,
    answers: { 200: deskPromotionsSchema },
  },
  'POST /api/desk/promotions': {
    does: 'Creates a promotion code.',
    access: 'promotions.create',
    body: newPromotionSchema,
    answers: { 201: deskPromotionSchema },
    problems: { 409: ['exists'] },
  },
  'POST /api/desk/promotions/:id/end': {
    does: 'Ends a promotion code. Bookings keep the reduction.',
    access: 'promotions.end',
    body: promotionEndSchema,
    answers: { 200: deskPromotionSchema },
    problems: { 409: ['ended'] },
  },
} as const satisfies DeskCalls;

export const deskReviewCalls = {
  'GET /api/desk/reviews': {
    does: 'Lists reviews, the latest first.',
    access: 'reviews.read',
    query: deskReviewsQuerySchema,
    answers: { 200: deskReviewsSchema },
  },
  'POST /api/desk/reviews/:id/hiding': {
    does: 'Hides a review from everybody except its author.',
    access: 'reviews.moderate',
    body: moderationSchema,
    answers: { 200: deskReviewSchema },
    problems: { 409: ['changed', 'deleted'] },
  },
  'POST /api/desk/reviews/:id/restoring': {
    does: 'Shows a hidden review again.',
    access: 'reviews.moderate',
    body: moderationSchema,
    answers: { 200: deskReviewSchema },
    problems: { 409: ['changed', 'deleted'] },
  },
  'PUT /api/desk/reviews/:id/answer': {
    does: 'Writes the answer of the hotel to a review.',
    access: 'reviews.answer',
    body: answerSchema,
    answers: { 200: deskReviewSchema },
    problems: { 409: ['changed', 'deleted'] },
  },
  'DELETE /api/desk/reviews/:id/answer': {
    does: 'Removes the answer of the hotel to a review.',
    access: 'reviews.answer',
    body: answerRemovalSchema,
    answers: { 200: deskReviewSchema },
    problems: { 409: ['changed', 'deleted'] },
  },
} as const satisfies DeskCalls;

export const deskNewsletterCalls = {
  'GET /api/desk/newsletter': {
    does: 'Lists subscriptions, the latest request first.',
    access: 'newsletter.read',
    listsPeople: true,
    query: deskNewsletterQuerySchema,
    answers: { 200: deskNewsletterSchema },
  },
  'GET /api/desk/newsletter/export': {
    does: 'Exports the confirmed subscribers.',
    access: 'newsletter.export',
    answers: { 200: 'text/csv' },
  },
  'DELETE /api/desk/newsletter/:id': {
    does: 'Ends a subscription and removes its address.',
    access: 'newsletter.remove',
    body: subscriptionRemovalSchema,
    answers: { 204: null },
    problems: { 409: ['ended'] },
  },
} as const satisfies DeskCalls;

export const deskWebhookCalls = {
  'GET /api/desk/webhooks': {
    does: 'Lists the deliveries of events to the operator’s address, the latest first.',
    access: 'webhooks.read',
    query: deskWebhooksQuerySchema,
    answers: { 200: deskWebhooksSchema },
  },
  'POST /api/desk/webhooks/:id/sending': {
    does: 'Sends an event again, or sends a waiting event now.',
    access: 'webhooks.resend',
    body: sendAgainSchema,
    answers: { 200: deskDeliverySchema },
    problems: { 409: ['changed'] },
  },
} as const satisfies DeskCalls;

export const deskTemplateCalls = {
  'GET /api/desk/templates': {
    does: 'Lists the operator’s own templates of texts to guests, by name.',
    access: 'templates.read',
    answers: { 200: deskTemplateListSchema },
  },
  'GET /api/desk/templates/:id': {
    does: 'Returns a template with its texts.',
    access: 'templates.read',
    answers: { 200: deskTemplateSchema },
  },
  'POST /api/desk/templates': {
    does: 'Creates a template.',
    access: 'templates.create',
    body: newTemplateSchema,
    answers: { 201: deskTemplateSchema },
    problems: { 409: ['changed', 'name-taken', 'too-many'] },
  },
  'PUT /api/desk/templates/:id': {
    does: 'Changes a template.',
    access: 'templates.change',
    body: templateChangeSchema,
    answers: { 200: deskTemplateSchema },
    problems: { 409: ['changed', 'name-taken'] },
  },
  'DELETE /api/desk/templates/:id': {
    does: 'Deletes a template.',
    access: 'templates.delete',
    body: templateDeletionSchema,
    answers: { 204: null },
    problems: { 409: ['changed'] },
  },
} as const satisfies DeskCalls;

export const deskRecordCalls = {
  'GET /api/desk/record': {
    does: 'Lists the actions of the staff, the latest first.',
    access: 'record.read',
    query: deskRecordQuerySchema,
    answers: { 200: deskRecordSchema },
  },
  'POST /api/desk/record/verification': {
    does: 'Verifies that the record is unchanged.',
    access: 'record.verify',
    body: verifyRecordSchema,
    answers: { 200: recordVerificationSchema },
  },
} as const satisfies DeskCalls;

export const deskStaffCalls = {
  'GET /api/desk/staff': {
    does: 'Lists the accounts of the staff, ended ones last.',
    access: 'staff.read',
    answers: { 200: staffListSchema },
  },
  'POST /api/desk/staff': {
    does: 'Invites a person to the staff.',
    access: 'staff.invite',
    body: inviteStaffSchema,
    answers: { 201: staffEntrySchema },
    problems: { 409: ['already-staff'] },
  },
  'PUT /api/desk/staff/:id/role': {
    does: 'Changes the role of a member of the staff.',
    access: 'staff.change-role',
    body: changeStaffRoleSchema,
    answers: { 200: staffEntrySchema },
    problems: { 409: ['last-admin', 'yourself', 'staff-changed'] },
  },
  'POST /api/desk/staff/:id/end': {
    does: 'Ends an account of the staff.',
    access: 'staff.end',
    body: staffReasonSchema,
    answers: { 200: staffEntrySchema },
    problems: { 409: ['last-admin', 'yourself', 'staff-changed'] },
  },
  'POST /api/desk/staff/:id/invitation': {
    does: 'Sends a new invitation, which replaces the password, the app and the passkeys of the member.',
    access: 'staff.invite',
    body: staffReasonSchema,
    answers: { 200: staffEntrySchema },
    problems: { 409: ['yourself', 'staff-changed'] },
  },
  'PUT /api/desk/staff/passkey-rule': {
    does: 'Sets whether actions that move money need a passkey.',
    access: 'staff.require-passkey',
    body: changePasskeyRuleSchema,
    answers: { 200: passkeyRuleSchema },
    problems: { 409: ['no-passkey'] },
  },
} as const satisfies DeskCalls;

/** All calls of the desk. */
export const deskCalls = {
  ...deskTodayCalls,
  ...deskTaskCalls,
  ...deskSearchCalls,
  ...deskBookingListCalls,
  ...deskGuestBookingCalls,
  ...deskBookingCalls,
  ...deskLostBookingCalls,
  ...deskTravelerCalls,
  ...deskGuestCalls,
  ...deskCreditCalls,
  ...deskAccountMailCalls,
  ...deskMoneyCalls,
  ...deskHotelCalls,
  ...deskPayoutCalls,
  ...deskPaymentCalls,
  ...deskComparisonCalls,
  ...deskExchangeRateCalls,
  ...deskFigureCalls,
  ...deskPromotionCalls,
  ...deskReviewCalls,
  ...deskNewsletterCalls,
  ...deskWebhookCalls,
  ...deskTemplateCalls,
  ...deskRecordCalls,
  ...deskStaffCalls,
} as const;
