import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemType } from '#contracts/problem.ts';
import { problemBody } from '../pipeline/problemResponse.ts';
import type { ApiHandler } from '../pipeline/apiHandler.ts';
import type { HeaderList } from '../pipeline/securityHeaders.ts';
import type { RequestContext } from '../pipeline/requestContext.ts';
import { acceptedEncoding } from '../cache/acceptEncoding.ts';
import type { ResponseCache, Asker, CacheResult } from '../cache/responseCache.ts';
import { forwardStatus, hitStatus } from '../cache/cacheStatus.ts';
import { Cancellation } from '../provider/cancellation.ts';
import type { Representation } from '../cache/representations.ts';
import { ProviderError } from '../provider/providerError.ts';
import { isRejected, parseHotelsRequest, type HotelsRequest } from './parseHotelsRequest.ts';

/**
 * Answers everything under `/api`. A hit goes straight through: the address is read into its one
 * canonical question, and the bytes kept for it are written, without Express, promises or streams;
 * What is no question is refused here
 * and never reaches the provider. ADR 0009.
 */
export function createHotelsHandler(cache: ResponseCache): ApiHandler {
  return (req, res, context, headers) => {
    const question = parseHotelsRequest(req.method ?? '', req.url ?? '');
    if (isRejected(question)) {
      const { status, detail, allow } = question;
      sendProblem(req, res, status, detail, allow ? [...headers, 'Allow', allow] : headers);
      return;
    }
    const kept = findKept(cache, question, req);
    if (!kept) return answerLater(cache, question, { req, res, context, headers });
    context.cache = 'hit';
    const { packed, status, history } = kept;
    write(req, res, status, packed, [...headers, ...packed.fields, ...history]);
  };
}

/** The fresh answer to a question in the packing that is accepted, and what its headers tell of its age. */
function findKept(cache: ResponseCache, question: HotelsRequest, { headers }: IncomingMessage) {
  const now = cache.now();
  const kept = cache.fresh(question, headers['accept-language'], now);
  const packed = kept?.answer.packed(acceptedEncoding(headers['accept-encoding']));
  if (!kept || !packed || 'then' in packed) return undefined;
  const { bornAt, freshUntil } = kept.freshness;
  const age = Math.floor((now - bornAt) / 1_000);
  const ttl = Math.floor((freshUntil - bornAt) / 1_000) - age;
  const history = ['Age', String(age), 'Cache-Status', hitStatus(ttl)];
  return { packed, status: kept.answer.status, history };
}

type Turn = {
  req: IncomingMessage;
  res: ServerResponse;
  context: RequestContext;
  headers: HeaderList;
};

async function answerLater(
  cache: ResponseCache,
  question: HotelsRequest,
  turn: Turn,
): Promise<void> {
  const { req, res, context, headers } = turn;
  const leaving = new Cancellation();
  context.onLeft = () => leaving.cancel();
  const asker: Asker = {
    requestId: context.id,
    language: req.headers['accept-language'],
    left: leaving,
  };
  try {
    const served = await cache.answer(question, asker);
    const encoding = acceptedEncoding(req.headers['accept-encoding']);
    const packed = await served.answer.packed(encoding);
    context.cache = served.use;
    context.upstreamMs = served.upstreamMs;
    if (res.destroyed) return;
    const fields = [...headers, ...packed.fields, ...historyOf(served, cache.now())];
    write(req, res, served.answer.status, packed, fields);
  } catch (fault) {
    if (leaving.cancelled) return;
    if (!(fault instanceof ProviderError)) throw fault;
    context.cache = 'miss';
    const { status, message, retryAfter } = fault;
    const pause = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
    sendProblem(req, res, status, message, [...headers, ...pause]);
  }
}

/** Age counts for what was kept, not for what the provider has just made or confirmed. RFC 9111 §5.1. */
function historyOf({ use, forward, freshness, answer }: CacheResult, now: number): string[] {
  const age = Math.max(0, Math.floor((now - freshness.bornAt) / 1_000));
  const ttl = Math.floor((freshness.freshUntil - now) / 1_000);
  const status = forward ? forwardStatus(use, forward) : hitStatus(ttl);
  const old = !forward || use === 'fallback' || answer.headers['age'] !== undefined;
  return old ? ['Age', String(age), 'Cache-Status', status] : ['Cache-Status', status];
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  packed: Representation,
  fields: string[],
): void {
  if (status === 200 && isUnchanged(req, packed)) {
    res.writeHead(304, withoutContent(fields)).end();
    return;
  }
  res.writeHead(status, fields);
  if (req.method === 'HEAD') res.end();
  else res.end(packed.body);
}

/** Whether the tag of this packing is among those asked about, weak or strong. RFC 9110 §13.1.2. */
function isUnchanged(req: IncomingMessage, { etag }: Representation): boolean {
  const asked = req.headers['if-none-match'];
  if (asked === undefined || etag === undefined) return false;
  if (asked === etag || asked.trim() === '*') return true;
  const opaque = etag.slice(etag.indexOf('"'));
  return asked.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

function withoutContent(fields: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const name = fields[at] ?? '';
    if (
      !name.startsWith('Content-T') &&
      !name.startsWith('Content-L') &&
      !name.startsWith('Content-E')
    )
      left.push(name, fields[at + 1] ?? '');
  }
  return left;
}

function sendProblem(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  detail: string,
  headers: HeaderList,
): void {
  const body = problemBody(status, detail);
  const fields = [...headers, 'Content-Type', problemType, 'Cache-Control', 'no-store'];
  fields.push('Content-Length', String(Buffer.byteLength(body)));
  res.writeHead(status, fields);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}
