import Stripe from 'stripe';
import * as v from 'valibot';

/** Several times a page of a hundred movements with what they are about. */
const maxBytes = 8 * 1024 * 1024;

const word = v.pipe(v.string(), v.regex(/^\w{1,64}$/));
/** https://docs.stripe.com/api/errors */
const errorSchema = v.object({ error: v.object({ type: word, code: v.nullish(word) }) });

type Fetch = NonNullable<Parameters<typeof Stripe.createFetchHttpClient>[0]>;

/** An answer that Stripe does not give. What became of the request is not known. */
class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError';
}

export type StripeHttpOptions = {
  /** How often a request is sent again, with the same key, if nothing answers. */
  retries: number;
  /** Called with the time of Stripe's clock, in milliseconds since 1970, at each answer. */
  onTime: (time: number) => void;
};

/**
 * The HTTP client of the `stripe` package. The package takes a body for an error by its field `error`
 * alone, never by its status, reads bodies of any length, and fails on JSON that is not an object. So
 * this client rejects whatever Stripe does not answer: a page of a gateway, a redirect, any other
 * JSON than an object, or more than 8 MB. The `timeout` of the package is the time of the whole
 * request: with all bytes of the answer and, if the connection fails, with the retries.
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
