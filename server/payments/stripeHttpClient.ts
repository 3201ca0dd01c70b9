import Stripe from 'stripe';
import * as v from 'valibot';

/**
 * The maximum size of a response. A page of a hundred movements with their sources is several times
 * smaller.
 */
const maxBytes = 8 * 1024 * 1024;

const word = v.pipe(v.string(), v.regex(/^\w{1,64}$/));
/** https://docs.stripe.com/api/errors */
const errorSchema = v.object({ error: v.object({ type: word, code: v.nullish(word) }) });

type Fetch = NonNullable<Parameters<typeof Stripe.createFetchHttpClient>[0]>;

/**
 * Thrown for a response that does not come from Stripe's API. The outcome of the request is
 * unknown.
 */
class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError';
}

export type StripeHttpOptions = {
  /** The number of retries, with the same key, if no response comes. */
  retries: number;
  /** Called with the time of Stripe's clock at each response, in milliseconds since the epoch. */
  onTime: (time: number) => void;
};

/**
 * Creates the HTTP client for the `stripe` package. The package recognizes an error only by the
 * field `error` of the body, not by the status. The package also reads bodies of any length, and
 * fails on JSON that is not an object.
 *
 * This client therefore rejects any response that is not from Stripe's API. Examples are a page of
 * a gateway, a redirect, JSON that is not an object, or more than 8 MB. The package's `timeout`
 * limits the whole request, including the body and the retries after a failed connection.
 */
export function createStripeHttpClient(options: StripeHttpOptions) {
  const fetchAnswer: Fetch = async (url, init) => {
    const response = await send(url, { ...init, redirect: 'manual' }, options.retries);
    const text = await readText(response);
    const body = parseObject(text);
    const { status, headers } = response;
    const isAnswer = status >= 400 ? v.is(errorSchema, body) : response.ok && !('error' in body);
    if (!isAnswer) throw new UnusableAnswerError(`not an answer of Stripe, status ${status}`);
    const time = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(time)) options.onTime(time);
    return new Response(text, { status, headers });
  };
  return Stripe.createFetchHttpClient(fetchAnswer);
}

async function send(
  url: Parameters<Fetch>[0],
  init: RequestInit,
  retries: number,
): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (retries === 0 || init.signal?.aborted) throw error;
    return send(url, init, retries - 1);
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UnusableAnswerError('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseObject(text: string): object {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new UnusableAnswerError('the answer is not JSON');
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new UnusableAnswerError('the answer is not an object');
}
