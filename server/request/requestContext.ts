import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { defaultLanguage, isLanguage, type Language } from '#contracts/texts/languages.ts';
import { routeName } from '../observability/routeName.ts';
import { continueTrace, parseTraceparent } from './traceContext.ts';
import type { HeaderList } from './securityHeaders.ts';

/** The server's data about one request. Its log line and its metrics are made from this data. */
export class RequestContext {
  /** `X-Request-Id`. It is logged, sent in the response, and passed to the provider. */
  readonly id: string;
  readonly method: string | undefined;
  /** The request target as received: path and query. */
  readonly url: string;
  /** The path without the query. */
  readonly path: string;
  /** The pattern that the path matches, such as `/api/hotels/:id`. */
  route: string;
  readonly startedAt = performance.now();
  /** The client under which rate limits count the request. Empty for files. Never logged. */
  client = '';
  /** The error that was thrown while handling the request. */
  error?: unknown;
  /** Whether the response leaves the next step to the traveler, such as a payment. */
  leftToTraveler?: boolean;
  /** The code of the problem in the response. */
  problem?: string;
  /** The result of the cache lookup, such as `hit` or `miss`. */
  cache?: string;
  upstreamMs?: number;
  /** The valid `traceparent` of the client, otherwise undefined. */
  readonly parent: string | undefined;
  /** The id of the booking in the request, once it is known. */
  booking?: string;
  private step: string | undefined;
  private controller: AbortController | undefined;
  private reason: Error | undefined;

  /**
   * `isSampled` decides whether a trace that begins with the request is recorded. Without it, no
   * such trace is.
   */
  constructor(
    { method, url = '', headers }: IncomingMessage,
    isSampled?: (traceId: string) => boolean,
  ) {
    this.id = requestId(headers['x-request-id']);
    const { traceparent } = headers;
    if (typeof traceparent === 'string' && parseTraceparent(traceparent)) this.parent = traceparent;
    if (traceparent !== undefined || isSampled) this.step = continueTrace(traceparent, isSampled);
    this.method = method;
    this.url = url;
    const query = url.indexOf('?');
    this.path = query === -1 ? url : url.slice(0, query);
    this.route = routeName(this.path);
  }

  /**
   * The `traceparent` of the calls that are made for this request. It is created on first use,
   * unless the request has one.
   */
  get traceparent(): string {
    return (this.step ??= continueTrace(undefined));
  }

  /** The id of the trace, or undefined if the request has none and made no call. */
  get traceId(): string | undefined {
    return this.step?.slice(3, 35);
  }

  /**
   * Aborts when the client disconnects before the whole response was sent. Created on first use.
   */
  get signal(): AbortSignal {
    if (!this.controller) {
      this.controller = new AbortController();
      if (this.reason) this.controller.abort(this.reason);
    }
    return this.controller.signal;
  }

  /** Aborts `signal`, even if it is first used later. Only the first reason counts. */
  abort(reason: Error): void {
    this.reason ??= reason;
    this.controller?.abort(this.reason);
  }
}

/**
 * How a request ended. `aborted` means that the connection closed before the whole response was
 * sent.
 */
export type Outcome = { status: number; aborted: boolean };

const contexts = new WeakMap<ServerResponse, RequestContext>();

/**
 * Makes the context available through `requestContextOf(res)`, to Express handlers and `sendError`.
 */
export function attachRequestContext(res: ServerResponse, context: RequestContext): void {
  contexts.set(res, context);
}

/** Returns the context of the request that belongs to this response. */
export function requestContextOf(res: ServerResponse): RequestContext | undefined {
  return contexts.get(res);
}

/**
 * Returns the ids of the request for entries in the record: its request id, and the `traceparent`
 * of its calls.
 */
export function requestOf(res: ServerResponse): { requestId?: string; traceparent?: string } {
  const context = contexts.get(res);
  return context ? { requestId: context.id, traceparent: context.traceparent } : {};
}

/** An account and its verified mail address. */
export type Account = { accountId: string; email: string };

/** Resolves to the account that sends a request, or to undefined if nobody is signed in. */
export type AccountOf = (req: Request) => Promise<Account | undefined>;

/**
 * Handles requests before Express. `headers` are the headers of every response, which the handler
 * writes together with its own. Anything that it throws or rejects with becomes an error response.
 */
export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  headers: HeaderList,
) => void | Promise<void>;

const usable = /^[\w.-]{1,64}$/;

/** Returns the id of a request: the given X-Request-Id if it is safe to log, else a new UUID. */
function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && usable.test(given) ? given : randomUUID();
}

/**
 * The maximum number of languages in the header that are read, because parsing each one takes time.
 */
const mostRanges = 50;

/**
 * Returns the language of the page that sends a request, which `Accept-Language` names. Calls to
 * the provider use this language. So do texts that are written later for the request, such as
 * mails. If the header names several languages, the result is the preferred one that the site has,
 * or the first of several with equal weight. The result is English if the header is missing or
 * names no language of the site. RFC 9110 §12.5.4.
 */
export function requestLanguage({
  headers: { 'accept-language': accepted = '' },
}: Pick<IncomingMessage, 'headers'>): Language {
  // Pages of the site send exactly one language.
  if (isLanguage(accepted)) return accepted;
  let preferred: { language: Language; weight: number } = { language: defaultLanguage, weight: 0 };
  for (const range of accepted.split(',', mostRanges)) {
    const [, tag = '', q = '1'] =
      /^\s*([a-z]{2}|\*)(?:-[a-z\d-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(range) ?? [];
    const language = tag === '*' ? defaultLanguage : tag.toLowerCase();
    const weight = Number(q);
    if (isLanguage(language) && weight > preferred.weight) preferred = { language, weight };
  }
  return preferred.language;
}
