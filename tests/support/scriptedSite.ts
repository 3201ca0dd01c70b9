import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { type BookingRequest, bookingRequestSchema } from '#contracts/site/bookingRequest.ts';
import { bookingResponseSchema } from '#contracts/site/bookingSchema.ts';
import { listenOnLoopback } from './listenOnLoopback.ts';
import type { ScriptedAccount } from './scriptedAccount.ts';
import { json, withBody } from './scriptedProvider.ts';
import { sampleAccess, sampleBooking, sampleLink } from './sampleBooking.ts';
import { afterTest } from './testLimits.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A booking request as the site received it. */
interface ReceivedBooking {
  key: string;
  request: BookingRequest;
}

/** Responds like the site once the stay is booked. */
export function booked(status = 201, changes = {}): Handler {
  const booking = sampleBooking(changes);
  return json(v.parse(bookingResponseSchema, { booking, link: sampleLink }), status);
}

/**
 * Starts a server that responds as 'hotel', 'booking', 'review', 'rewards', 'promotion' and
 * 'exchangeRates' say. Each booking request takes the next of 'bookings', or gets the confirmed
 * sample. 'received' lists these requests, and a request that breaks the contract gets a 400.
 * Requests about the account go to 'account'. 'calls' lists the method and URL of every request.
 * The server stops at the end of the test.
 */
export async function scriptSite(script: {
  hotel?: Handler;
  booking?: Handler;
  review?: Handler;
  account?: ScriptedAccount;
  rewards?: Handler;
  promotion?: Handler;
  exchangeRates?: Handler;
}) {
  const received: ReceivedBooking[] = [];
  const bookings: Handler[] = [];
  const cancellations: Handler[] = [];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    calls.push(`${method} ${url}`);
    const path = url.split('?', 1).join('');
    const respond = (handler: Handler | undefined) =>
      (handler ?? json({ title: 'Not Found', status: 404 }, 404))(request, response);
    if (script.account?.handle(request, response)) return;
    const scripted: Record<string, Handler | undefined> = {
      '/api/rewards': script.rewards,
      '/api/promotions/check': script.promotion,
      '/api/exchange-rates': script.exchangeRates,
    };
    if (path in scripted || path.startsWith('/api/hotels/')) {
      respond(path in scripted ? scripted[path] : script.hotel);
      return;
    }
    if (path === '/api/bookings' && method === 'POST') {
      withBody(request, (body) => {
        const read = v.safeParse(bookingRequestSchema, JSON.parse(body));
        const key = String(request.headers['idempotency-key']);
        if (!read.success) {
          respond(json({ title: 'Bad Request', status: 400 }, 400));
          return;
        }
        received.push({ key, request: read.output });
        respond(bookings.shift() ?? booked());
      });
      return;
    }
    if (path === '/api/bookings/:id/cancellation'.replace(':id', sampleAccess.id)) {
      respond(cancellations.shift());
      return;
    }
    respond(path.startsWith('/api/reviews/') ? script.review : script.booking);
  });
  const { origin, close } = await listenOnLoopback(server);
  afterTest(() => void close());
  return { origin, received, bookings, cancellations, calls, script };
}
