import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../listenOnLoopback.ts';
import { type Books, createBooks, type Params, RefusedError } from './books.ts';

/** A response of the bank. A text is sent unchanged as the body, and any other value as JSON. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Exchange = {
  /** The method and path, such as `POST /v1/refunds`. */
  call: string;
  params: Params;
  key: string | undefined;
  /** Performs the request once and returns the correct answer. */
  right: () => Answer;
  /** Stores this as the answer to the key of this request, like Stripe stores a 500. */
  keep: (answer: Answer) => Answer;
  books: Books;
  res: ServerResponse;
};
/** Answers a request incorrectly. Returns undefined if it has written to `res` itself. */
export type Wrong = (exchange: Exchange) => Answer | undefined;

/**
 * Starts a bank on a free port of this machine that follows Stripe's public documentation and the
 * types of the `stripe` package. It shares no code with the sample bank and knows nothing of the
 * site. `wrong.answer` answers the calls that match `wrong.call`, up to `wrong.times` times.
 *
 * https://docs.stripe.com/api, https://docs.stripe.com/api/idempotent_requests,
 * https://docs.stripe.com/webhooks/signature
 */
export async function startDocumentedBank({ now, secret }: { now: () => Date; secret: string }) {
  const at = () => Math.floor(now().getTime() / 1_000);
  const address = { origin: '' };
  const books = createBooks(at, () => address.origin);
  const kept = new Map<string, { request: string; at: number; answer: Answer }>();
  const asked: { call: string; key: string | undefined; status: number | undefined }[] = [];
  const wrong: { call: RegExp; answer: Wrong | undefined; times: number; count: number } = {
    ...{ call: /^$/, answer: undefined, times: Infinity, count: 0 },
  };

  const server = createServer((req, res) => {
    void readBody(req).then((text) => {
      books.tick();
      const url = new URL(req.url ?? '/', 'http://bank');
      const params = Object.fromEntries([...new URLSearchParams(text), ...url.searchParams]);
      const call = `${req.method} ${url.pathname}`;
      const header = req.headers['idempotency-key'];
      const key = typeof header === 'string' && req.method === 'POST' ? header : undefined;
      const request = `${call} ${text}`;
      const right = () => {
        if (!req.headers.authorization?.startsWith('Bearer sk_')) return unauthorized;
        const before = key === undefined ? undefined : kept.get(key);
        if (before && before.at + 86_400 > at()) {
          if (before.request === request) return before.answer;
          return problem(
            400,
            'idempotency_error',
            'Keys can only be used with the same parameters.',
          );
        }
        const answer = answerOf(() => handle(books, call, params));
        // A request that fails validation was never processed, so its answer is not stored.
        if (key !== undefined && !isInvalid(answer)) {
          kept.set(key, { request, at: at(), answer: structuredClone(answer) });
        }
        return structuredClone(answer);
      };
      const exchange = {
        ...{ call, params, key, right, books, res },
        keep: (answer: Answer) => {
          if (key !== undefined) kept.set(key, { request, at: at(), answer });
          return answer;
        },
      };
      const isWrong = wrong.answer && wrong.call.test(call) && wrong.count < wrong.times;
      if (isWrong) wrong.count += 1;
      const answer = isWrong ? wrong.answer?.(exchange) : right();
      asked.push({ call, key, status: answer?.status });
      if (answer) send(res, answer, now());
    });
  });
  const { origin, close } = await listenOnLoopback(server);
  address.origin = origin;

  return {
    ...{ origin, close, books, asked, wrong },
    /** Answers matching calls incorrectly from now on. */
    misbehave: (call: RegExp, answer: Wrong, times = Infinity) =>
      Object.assign(wrong, { call, answer, times, count: 0 }),
    behave: () => Object.assign(wrong, { answer: undefined }),
    /** Returns the `Stripe-Signature` of an event that was sent `lateMs` ago. */
    sign: (body: string, { by = secret, lateMs = 0 } = {}) => {
      const time = Math.floor((now().getTime() - lateMs) / 1_000);
      const signature = createHmac('sha256', by).update(`${time}.${body}`).digest('hex');
      return `t=${time},v1=${signature}`;
    },
    /** Returns the session of a page. */
    sessionAt: (url: string) => url.slice(url.lastIndexOf('/') + 1),
  };
}
const problem = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});
const unauthorized = problem(401, 'invalid_request_error', 'Invalid API Key provided.');

function answerOf(run: () => unknown): Answer {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { status: error.status, body: { error: error.error } };
  }
}

const isInvalid = ({ body }: Answer) => /"code":"(parameter|amount)_/.test(JSON.stringify(body));

/** Performs a call at the bank and returns the object that it answers with. */
function handle(books: Books, call: string, params: Params): unknown {
  const expand = Object.entries(params).flatMap(([name, path]) =>
    name.startsWith('expand[') ? [path.split('.')] : [],
  );
  const [, resource = '', id = '', action = ''] =
    /^\w+ \/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call) ?? [];
  const items = {
    'checkout/sessions': books.sessions,
    payment_intents: books.intents,
    charges: books.charges,
    refunds: books.refunds,
    balance_transactions: books.movements,
    disputes: new Map<string, never>(),
  }[resource];
  const name = `${call.split(' ')[0]} ${resource}${id && '/id'}${action && `/${action}`}`;
  const acts: Record<string, () => object> = {
    'POST checkout/sessions': () => books.createSession(params),
    'POST checkout/sessions/id/expire': () => books.expire(id),
    'POST payment_intents/id/capture': () => books.capture(id, params),
    'POST payment_intents/id/cancel': () => books.cancel(id),
    'POST refunds': () => books.refund(params),
  };
  const act = acts[name];
  if (act) return expanded(books, act(), expand);
  if (!items || action || !call.startsWith('GET ')) {
    const message = `Unrecognized request URL (${call}).`;
    throw new RefusedError(404, { type: 'invalid_request_error', message });
  }
  if (id) return expanded(books, books.required<object>(items, id), expand);
  return expanded(books, listOf([...items.values()], `/v1/${resource}`, params), expand);
}

const filters = ['payment_intent', 'charge', 'source', 'type', 'status', 'currency'] as const;

/** Returns a page of a list, the latest first. https://docs.stripe.com/api/pagination */
function listOf(items: readonly { id: string; created: number }[], url: string, params: Params) {
  const created = (bound: string) => Number(params[`created[${bound}]`] ?? NaN);
  const matching = items
    .filter((item) =>
      filters.every((name) => !params[name] || Reflect.get(item, name) === params[name]),
    )
    .filter(
      (item) =>
        !(item.created < created('gte')) &&
        !(item.created <= created('gt')) &&
        !(item.created > created('lte')) &&
        !(item.created >= created('lt')),
    )
    .toReversed();
  const after = matching.findIndex(({ id }) => id === params['starting_after']);
  const data = matching.slice(after + 1, after + 1 + Number(params['limit'] ?? 10));
  const hasMore = after + 1 + data.length < matching.length;
  return { object: 'list', url, has_more: hasMore, data };
}

/** Returns a copy of an object with the ids at these paths replaced by their objects. */
function expanded(books: Books, object: object, paths: readonly string[][]): object {
  const copy: object = structuredClone(object);
  for (const path of paths) expandAt(books, copy, path);
  return copy;
}

function expandAt(books: Books, object: unknown, [name, ...rest]: readonly string[]): void {
  if (typeof object !== 'object' || object === null || name === undefined) return;
  if (Array.isArray(object)) {
    for (const each of object) expandAt(books, each, [name, ...rest]);
    return;
  }
  const value: unknown = Reflect.get(object, name);
  const found = typeof value === 'string' ? books.find(value) : undefined;
  if (found) Reflect.set(object, name, structuredClone(found));
  const next: unknown = Reflect.get(object, name);
  const isList = Array.isArray(next);
  for (const each of isList ? next : [next]) expandAt(books, each, rest);
}

function send(res: ServerResponse, { status, body, headers = {} }: Answer, now: Date): void {
  const isText = typeof body === 'string';
  res.writeHead(status, {
    'Content-Type': isText ? 'text/html' : 'application/json',
    Date: now.toUTCString(),
    'Request-Id': 'req_documented',
    ...headers,
  });
  res.end(isText ? body : JSON.stringify(body));
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
