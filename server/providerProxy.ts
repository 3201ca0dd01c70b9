import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { pipeline } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { answerProblem } from './errors.ts';
import type { Log } from './log.ts';

/** How long, in milliseconds, the provider may take to accept a connection, to begin, and to end an answer. */
export type ProviderLimits = { connectMs: number; firstByteMs: number; wholeMs: number };
const providerLimits: ProviderLimits = { connectMs: 1_000, firstByteMs: 5_000, wholeMs: 15_000 };

// Cookies, credentials and X-Forwarded-* are the traveller's own and stay here. The two framing
// headers are kept because a body without them would read as a second request.
const passedToProvider = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'if-modified-since',
  'if-none-match',
  'transfer-encoding',
  'user-agent',
]);
const passedToTraveller = new Set([
  'age',
  'allow',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
]);

class ProviderTimeout extends Error {
  override name = 'ProviderTimeout';
}

/**
 * Forwards a request, path and query unchanged, to the provider's origin over kept-alive
 * connections. A provider that is down answers as a 502 problem, one that exceeds a limit as a 504;
 * an answer that breaks off is cut for the traveller too, never completed as if whole; a traveller
 * who leaves takes the provider's call along. Spec §7.
 */
export function providerProxy(
  origin: string,
  log: Log,
  limits: ProviderLimits = providerLimits,
): RequestHandler {
  const Agent = origin.startsWith('https:') ? HttpsAgent : HttpAgent;
  const proxy = createProxyMiddleware<Request, Response>({
    target: origin,
    changeOrigin: true,
    agent: new Agent({ keepAlive: true }),
    selfHandleResponse: true,
    on: {
      proxyReq: (call, _req, res) => {
        limitWaits(call, limits);
        res.once('close', () => {
          if (!res.writableFinished) call.destroy();
        });
      },
      proxyRes: (answer, req, res) => {
        passOn(answer, res, (fault) => {
          if (travellerLeft(fault)) return;
          log.warn({ err: fault, path: req.path }, 'provider answer cut');
        });
      },
      error: (fault, req, res) => {
        if (!('writeHead' in res) || res.headersSent) return; // `passOn` cuts the begun answer.
        log.warn({ err: fault, path: req.path }, 'provider call failed');
        if (!res.destroyed) answerFault(fault, res);
      },
    },
  });
  return (req, res, next) => {
    // Here, not on `proxyReq`: the headers of a call that waited for its socket are final by then.
    req.headers = pick(req.headers, passedToProvider);
    void proxy(req, res, next);
  };
}

function limitWaits(call: ClientRequest, limits: ProviderLimits): void {
  const limit = (ms: number, what: string) =>
    setTimeout(() => call.destroy(new ProviderTimeout(`no ${what} within ${ms} ms`)), ms);
  const connect = limit(limits.connectMs, 'connection');
  const firstByte = limit(limits.firstByteMs, 'first byte');
  const whole = limit(limits.wholeMs, 'whole answer');
  if (call.socket?.connecting) call.socket.once('connect', () => clearTimeout(connect));
  else clearTimeout(connect);
  call.once('response', () => clearTimeout(firstByte));
  call.once('close', () => [connect, firstByte, whole].forEach((timer) => clearTimeout(timer)));
}

function passOn(answer: IncomingMessage, res: Response, cut: (fault: Error) => void): void {
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 599) {
    answer.destroy();
    answerProblem(res, 502, 'The provider gave no valid answer.');
    return;
  }
  res.writeHead(status, pick(answer.headers, passedToTraveller));
  pipeline(answer, res, (fault) => {
    if (fault) cut(fault);
  });
}

/** The traveller's side closed first: leaving a page is no fault, of the provider or anyone. */
function travellerLeft(fault: Error): boolean {
  return 'code' in fault && fault.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function answerFault(fault: Error, res: Response): void {
  if (fault instanceof ProviderTimeout) {
    answerProblem(res, 504, 'The provider did not answer in time.');
  } else {
    answerProblem(res, 502, 'The provider cannot be reached.');
  }
}

function pick(headers: IncomingHttpHeaders, names: ReadonlySet<string>): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));
}
