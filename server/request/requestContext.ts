import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { defaultLanguage, isLanguage, type Language } from '#contracts/texts/languages.ts';
import { routeName } from '../observability/routeName.ts';
import { continueTrace, parseTraceparent } from './traceContext.ts';
import type { HeaderList } from './securityHeaders.ts';

/** What the server knows of one request. The request's log line and metrics are made from it. */
export class RequestContext {
  /** `X-Request-Id`: in the log, in the response, and passed to the provider. */
  readonly id: string;
  readonly method: string | undefined;
  /** The request target: path and query, as received. */
  readonly url: string;
  /** Without the query. */
  readonly path: string;
  /** The pattern that the path matches, such as `/api/hotels/:id`. */
  route: string;
  readonly startedAt = performance.now();
  /** Whose requests are counted together, for rate limits; empty for files. Never logged. */
  client = '';
  /** What was thrown while handling the request. */
  error?: unknown;
  /** Whether the response leaves the next step to the traveler, such as a payment. */
  leftToTraveler?: boolean;
  /** The code of the problem that the response is. */
  problem?: string;
  /** How the cache took part in the response, such as `hit` or `miss`. */
  cache?: string;
  upstreamMs?: number;
  /** The `traceparent` of whoever sent the request; undefined without a valid one. */
  readonly parent: string | undefined;
  /** The id of the booking that the request is about, once it is known. */
  booking?: string;
  private step: string | undefined;
  private controller: AbortController | undefined;
  private reason: Error | undefined;

  /**
   * `isSampled` says whether a trace that begins with the request is recorded; without it none is.
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
   * What the calls made for this request carry as `traceparent`. Made on first use, unless the
   * request has one.
   */
  get traceparent(): string {
    return (this.step ??= continueTrace(undefined));
  }

  /** The id of the trace; undefined if the request has none and made no call. */
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

  /** Aborts `signal`, also if it is first used later. Only the first reason counts. */
  abort(reason: Error): void {
    this.reason ??= reason;
    this.controller?.abort(this.reason);
  }
}

/** How a request ended. `aborted`: the connection closed before the whole response was sent. */
export type Outcome = { status: number; aborted: boolean };

const contexts = new WeakMap<ServerResponse, RequestContext>();

/**
 * Makes the context available through `requestContextOf(res)`, to Express handlers and `sendError`.
 */
export function attachRequestContext(res: ServerResponse, context: RequestContext): void {
  contexts.set(res, context);
}

/** The context of the request that this response belongs to. */
export function requestContextOf(res: ServerResponse): RequestContext | undefined {
  return contexts.get(res);
}

/**
 * By what the record names the request that this response belongs to, and by what its calls are
 * found.
 */
export function requestOf(res: ServerResponse): { requestId?: string; traceparent?: string } {
  const context = contexts.get(res);
  return context ? { requestId: context.id, traceparent: context.traceparent } : {};
}

/** An account and its verified mail address. */
export type Account = { accountId: string; email: string };

/** The account that sends a request; undefined if nobody is signed in. */
export type AccountOf = (req: Request) => Promise<Account | undefined>;

/**
 * Handles requests before Express. `headers` are those of every response, for the handler to write
 * with its own. What it throws, or rejects with, becomes an error response.
 */
export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  headers: HeaderList,
) => void | Promise<void>;

const usable = /^[\w.-]{1,64}$/;

/**
 * The id of a request: the given X-Request-Id if it is safe to log, else a new UUID. It is logged,
 * sent in the response, and passed to the provider.
 */
function requestId(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && usable.test(given) ? given : randomUUID();
}

/** More languages than these are not read: each of them costs time. */
const mostRanges = 50;

/**
 * The language of the page that sends a request, which it names in `Accept-Language`: the provider
 * is asked in it, and what the request makes the site write later, such as a mail, is in it. Of
 * several languages the preferred one of the site, the first of equals. English for any other
 * language, and without the header. RFC 9110 §12.5.4.
 */
export function requestLanguage({
  headers: { 'accept-language': accepted = '' },
}: Pick<IncomingMessage, 'headers'>): Language {
  // What the pages of the site send.
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
