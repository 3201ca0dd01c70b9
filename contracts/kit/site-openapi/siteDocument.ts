import { bookingRequestSchema } from '../../site/bookingRequest.ts';
import {
  bookingProblemSchema,
  bookingSchema,
  cancellationRequestSchema,
  findRequestSchema,
} from '../../site/bookings.ts';
import { deskProblemSchema } from '../../site/desk/deskSession.ts';
import { invalidFieldsSchema } from '../../site/fieldError.ts';
import { siteProblemSchema } from '../../site/siteProblem.ts';
import { accountOperations } from './accountOperations.ts';
import { accountSchemas } from './accountSchemas.ts';
import {
  bookingDescriptions,
  bookingRequestDescriptions,
  cancellationDescriptions,
  findDescriptions,
  problemDescriptions,
} from './bookingDescriptions.ts';
import { bookingOperations } from './bookingOperations.ts';
import { browserReportOperations, browserReportSchemas } from './browserReportOperations.ts';
import { contactOperations, contactSchemas } from './contactOperations.ts';
import { contentOperations, contentSchemas } from './contentOperations.ts';
import { currencyOperations, currencySchemas } from './currencyOperations.ts';
import { component } from './documentParts.ts';
import { deskAccountMailOperations, deskAccountMailSchemas } from './deskAccountMailOperations.ts';
import { deskBookingOperations, deskBookingSchemas } from './deskBookingOperations.ts';
import { deskBookingsOperations, deskBookingsSchemas } from './deskBookingsOperations.ts';
import { deskMoneyOperations, deskMoneySchemas } from './deskMoneyOperations.ts';
import { deskNewsletterOperations, deskNewsletterSchemas } from './deskNewsletterOperations.ts';
import { deskPromotionsOperations, deskPromotionsSchemas } from './deskPromotionsOperations.ts';
import { deskRecordOperations, deskRecordSchemas } from './deskRecordOperations.ts';
import { deskReviewsOperations, deskReviewsSchemas } from './deskReviewsOperations.ts';
import { deskSessionOperations, deskSessionSchemas } from './deskSessionOperations.ts';
import { deskStaffOperations, deskStaffSchemas } from './deskStaffOperations.ts';
import { deskTodayOperations, deskTodaySchemas } from './deskTodayOperations.ts';
import { deskTravellersOperations, deskTravellersSchemas } from './deskTravellersOperations.ts';
import { deskWebhooksOperations, deskWebhooksSchemas } from './deskWebhooksOperations.ts';
import { languageOperations, languageSchemas } from './languageOperations.ts';
import { newsletterOperations, newsletterSchemas } from './newsletterOperations.ts';
import { ownedOperations } from './ownedOperations.ts';
import { reviewOperations, reviewSchemas } from './reviewOperations.ts';
import { rewardOperations, rewardSchemas } from './rewardOperations.ts';

/**
 * The contract between the browser and the site's own server as an OpenAPI 3.1 document. Throws when a
 * field has no description. ADR 0005.
 */
export function siteDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'The site’s own API',
      version: '1.0.0',
      summary: 'Everything but the hotels, between the browser and the server of the site.',
      description:
        'The server reserves rooms at the provider, or asks the hotel’s desk, and tells what became of it. Requests that change something must come from a page of the site: their Origin is checked.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: '{origin}',
        description: 'The origin of the site.',
        variables: { origin: { default: 'http://localhost:3000' } },
      },
    ],
    security: [],
    tags: [
      { name: 'bookings', description: 'Make, read and cancel bookings.' },
      { name: 'auth', description: 'Sign up, in and out.' },
      { name: 'account', description: 'What the owner of an account does with it.' },
      { name: 'travellers', description: 'People for whom an account books.' },
      { name: 'favourites', description: 'Hotels that an account has marked.' },
      { name: 'trips', description: 'The bookings of an account.' },
      { name: 'reviews', description: 'What guests of this site wrote about their stays.' },
      { name: 'rewards', description: 'The OneKeyCash of an account.' },
      { name: 'promotions', description: 'Codes that lower what a traveller pays.' },
      { name: 'exchange-rates', description: 'Rates for showing prices in another currency.' },
      { name: 'content', description: 'Who runs the site, how it works and on which terms.' },
      { name: 'contact', description: 'Write to the desk.' },
      { name: 'newsletter', description: 'Subscribe by mail, and unsubscribe.' },
      { name: 'reports', description: 'What went wrong in browsers.' },
      { name: 'desk-today', description: 'What waits for the staff.' },
      { name: 'desk-bookings', description: 'What the staff does with a booking.' },
      { name: 'desk-reviews', description: 'What the staff does with reviews.' },
      { name: 'desk-newsletter', description: 'What the staff does with subscriptions.' },
      { name: 'desk-money', description: 'What the site and the hotels owe each other.' },
      { name: 'desk-travellers', description: 'What the staff does with travellers’ accounts.' },
      { name: 'desk-promotions', description: 'What the staff does with promotion codes.' },
      { name: 'desk-webhooks', description: 'What the staff does with webhook events.' },
      { name: 'desk-session', description: 'Signing in to the desk, and out.' },
      { name: 'desk-staff', description: 'The accounts of the staff.' },
      { name: 'desk-record', description: 'Who did what, and the proof of it.' },
    ],
    paths: {
      ...bookingOperations(),
      ...accountOperations(),
      ...ownedOperations(),
      ...reviewOperations(),
      ...rewardOperations(),
      ...newsletterOperations(),
      ...contentOperations(),
      ...contactOperations(),
      ...currencyOperations(),
      ...languageOperations(),
      ...browserReportOperations(),
      ...deskTodayOperations(),
      ...deskBookingsOperations(),
      ...deskBookingOperations(),
      ...deskReviewsOperations(),
      ...deskNewsletterOperations(),
      ...deskMoneyOperations(),
      ...deskTravellersOperations(),
      ...deskPromotionsOperations(),
      ...deskAccountMailOperations(),
      ...deskWebhooksOperations(),
      ...deskSessionOperations(),
      ...deskStaffOperations(),
      ...deskRecordOperations(),
    },
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'stayfarer.session_token',
          description: 'Set at sign-in; behind TLS its name begins with `__Host-`.',
        },
        deskSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'stayfarer-desk.session_token',
          description: 'Set at sign-in to the desk; behind TLS its name begins with `__Secure-`.',
        },
      },
      schemas: {
        BookingRequest: component(
          'What to book, for whom, and at which price.',
          bookingRequestSchema,
          bookingRequestDescriptions,
        ),
        Booking: component('A booking as it is now.', bookingSchema, bookingDescriptions),
        FindRequest: component(
          'Which booking, and the address it was made with.',
          findRequestSchema,
          findDescriptions,
        ),
        CancellationRequest: component(
          'The fee that the traveller accepted.',
          cancellationRequestSchema,
          cancellationDescriptions,
        ),
        BookingProblem: component(
          'Nothing was booked or cancelled (RFC 9457).',
          bookingProblemSchema,
          problemDescriptions,
        ),
        ValidationProblem: component(
          'The request has invalid fields (RFC 9457).',
          invalidFieldsSchema,
          { ...problemDescriptions, code: '`invalid-fields`.' },
        ),
        ...accountSchemas(),
        ...reviewSchemas(),
        ...rewardSchemas(),
        ...newsletterSchemas(),
        ...contentSchemas(),
        ...contactSchemas(),
        ...currencySchemas(),
        ...languageSchemas(),
        ...browserReportSchemas(),
        ...deskTodaySchemas(),
        ...deskBookingsSchemas(),
        ...deskBookingSchemas(),
        ...deskReviewsSchemas(),
        ...deskNewsletterSchemas(),
        ...deskMoneySchemas(),
        ...deskTravellersSchemas(),
        ...deskPromotionsSchemas(),
        ...deskAccountMailSchemas(),
        ...deskWebhooksSchemas(),
        ...deskSessionSchemas(),
        ...deskStaffSchemas(),
        ...deskRecordSchemas(),
        DeskProblem: component(
          'A request to the desk that was not carried out (RFC 9457).',
          deskProblemSchema,
          {
            ...problemDescriptions,
            code: '`signed-out`: nobody of the staff is signed in. `not-permitted`: the role does not allow it. `second-step-needed`: the last second step is older than ten minutes. The others are those of the calls that name them.',
          },
        ),
        Problem: component('Why a call failed (RFC 9457).', siteProblemSchema, {
          ...problemDescriptions,
          code: 'What kind of problem it is, for programs: `too-many-requests` with 429, `unavailable` with 503, `not-found` with 404, and so on.',
        }),
      },
    },
  };
}
