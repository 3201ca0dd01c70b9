import * as v from 'valibot';
import {
  confirmationSchema,
  newsletterTokenRequestSchema,
  newsletterTokenSchema,
  subscriptionRequestSchema,
} from '../newsletter.ts';
import { type Calls, emptySchema } from './call.ts';

export const newsletterCalls = {
  'POST /api/newsletter': {
    does: 'Requests the newsletter. The response is the same for every address.',
    access: 'anyone',
    limit: 'newsletter',
    body: subscriptionRequestSchema,
    answers: { 202: emptySchema },
  },
  'POST /api/newsletter/confirmation': {
    does: 'Confirms a subscription with the token of a mail.',
    access: 'anyone',
    body: newsletterTokenRequestSchema,
    answers: { 200: confirmationSchema },
    problems: { 410: ['link-expired'] },
  },
  'POST /api/newsletter/unsubscription': {
    does: 'Ends a subscription with the token of a mail.',
    access: 'anyone',
    body: newsletterTokenRequestSchema,
    answers: { 200: emptySchema },
    problems: { 410: ['link-expired'] },
  },
} as const satisfies Calls;

const oneClickQuerySchema = v.object({ token: newsletterTokenSchema });

/**
 * The call at the address in the List-Unsubscribe header. Mail programs send a POST to that
 * address, or open it in a browser. RFC 8058.
 */
export const oneClickCalls = {
  'POST /api/newsletter/unsubscribe': {
    does: 'Ends a subscription. Mail programs make this call, and the server ignores its body.',
    access: 'anyone',
    fromMails: true,
    query: oneClickQuerySchema,
    answers: { 200: emptySchema },
    problems: { 410: ['link-expired'] },
  },
  'GET /api/newsletter/unsubscribe': {
    does: 'Redirects to the page with the button that ends the subscription.',
    access: 'anyone',
    fromMails: true,
    query: oneClickQuerySchema,
    answers: { 303: null },
  },
} as const satisfies Calls;
