import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Sender } from './deliverDue.ts';
import { storedTraceOf } from './enqueue.ts';

const timeLimitMs = 10_000;

/** Thrown if the receiver did not accept an event. `code` is for the log. */
class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code: string;

  constructor(code: string) {
    super(`The webhook failed: ${code}.`);
    this.code = code;
  }
}

/**
 * Returns the signature of an event: an HMAC-SHA-256 over its id, its time in seconds and its body,
 * as the Standard Webhooks specification defines it (`v1`).
 */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}

/**
 * Creates the function that sends events to the operator's address. A status from 200 to 299 within
 * ten seconds accepts an event. Redirects are not followed. An event may arrive more than once,
 * with the same `webhook-id`. The request id and the trace in the event are also sent as headers.
 */
export function createWebhookSender(address: string, secret: string, now: () => Date): Sender {
  return async ({ eventId, payload }) => {
    const body = JSON.stringify(payload);
    const timestamp = Math.floor(now().getTime() / 1_000);
    const { requestId, traceparent } = storedTraceOf(payload);
    await postJson(address, body, {
      ...(requestId !== undefined && { 'x-request-id': requestId }),
      ...(traceparent !== undefined && { traceparent }),
      'webhook-id': eventId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(secret, eventId, timestamp, body),
    });
    return 'sent';
  };
}

/**
 * Posts JSON to an address of the operator. Rejects unless the response is a status from 200 to 299
 * within ten seconds.
 */
function postJson(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const request = address.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'hotel-booking-website',
      },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    sent.once('error', reject);
    sent.once('response', ({ statusCode = 0 }) => {
      // The body is not needed, and may be endless.
      sent.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new WebhookError(`status_${statusCode}`));
    });
    sent.end(body);
  });
}
