import { browserReportSchema } from '../browserReports.ts';
import { contactFullCode, contactRequestSchema } from '../contact.ts';
import { contentSchema } from '../content.ts';
import { destinationsSchema } from '../destinations.ts';
import { exchangeRatesQuerySchema, exchangeRatesSchema } from '../exchangeRates.ts';
import { type Calls, emptySchema } from './call.ts';

export const contactCalls = {
  'POST /api/contact': {
    does: 'Sends a message to the desk.',
    access: 'anyone',
    limit: 'contact',
    body: contactRequestSchema,
    answers: { 202: emptySchema },
    problems: { 503: [contactFullCode] },
  },
} as const satisfies Calls;

export const contentCalls = {
  'GET /api/content/:language/:page': {
    does: 'Returns a page of content, in English if it has no text in the language.',
    access: 'anyone',
    answers: { 200: contentSchema },
  },
} as const satisfies Calls;

export const destinationCalls = {
  'GET /api/destinations': {
    does: 'Lists the places with the most hotels.',
    access: 'anyone',
    answers: { 200: destinationsSchema },
  },
} as const satisfies Calls;

export const exchangeRateCalls = {
  'GET /api/exchange-rates': {
    does: 'Returns the exchange rates of a day, or the latest exchange rates.',
    access: 'anyone',
    query: exchangeRatesQuerySchema,
    answers: { 200: exchangeRatesSchema },
  },
} as const satisfies Calls;

export const reportCalls = {
  'POST /api/reports': {
    does: 'Receives reports of a browser about errors, speed and the Content-Security-Policy.',
    access: 'anyone',
    limit: 'reports',
    readsBody: true,
    body: browserReportSchema,
    answers: { 204: null },
  },
} as const satisfies Calls;
