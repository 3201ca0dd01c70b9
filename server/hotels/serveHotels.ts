import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemType } from '#contracts/problem.ts';
import { problemBody } from '../errors.ts';
import type { ApiHandler, FindHit } from '../frontDoor.ts';
import type { RequestHead } from '../requestHead.ts';
import { headerText, type HeaderList } from '../securityHeaders.ts';
import type { Visit } from '../visit.ts';
import { acceptedEncoding } from './acceptEncoding.ts';
import type { AnswerCache, Asker, Served } from './answerCache.ts';
import { forwardStatus, hitStatus } from './cacheStatus.ts';
import { Cancellation } from './cancellation.ts';
import type { Packed } from './preparedAnswer.ts';
import { ProviderFault } from './providerFault.ts';
import { isRefusal, readQuestion, type Question } from './readQuestion.ts';

/**
 * Answers everything under `/api`. A hit goes straight through: the address is read into its one
 * canonical question, and the bytes kept for it are written, without Express, promises or streams;
 * `findHit` hands them to who writes without Node's response, too. What is no question is refused here
 * and never reaches the provider. ADR 0009.
 */
export function createHotelsHandler(cache: AnswerCache): { api: ApiHandler; findHit: FindHit } {
  return {
    api: (req, res, visit, headers) => {
      const question = readQuestion(req.method ?? '', req.url ?? '');
      if (isRefusal(question)) {
        const { status, detail, allow } = question;
        answerProblem(req, res, status, detail, allow ? [...headers, 'Allow', allow] : headers);
        return;
      }
      const kept = findKept(cache, question, req);
      if (!kept) return answerLater(cache, question, { req, res, visit, headers });
      visit.cache = 'hit';
      const { packed, status, history } = kept;
      write(req, res, status, packed, [...headers, ...packed.fields, ...history]);
    },
    findHit: (head) => {
      if (head.headers['if-none-match'] !== undefined) return undefined;
      const question = readQuestion(head.method ?? '', head.url ?? '');
      const kept = isRefusal(question) ? undefined : findKept(cache, question, head);
      if (kept?.status !== 200) return undefined;
      const { packed, history } = kept;
      return { fields: packed.text() + headerText(history), body: packed.body };
    },
  };
}

/** The fresh answer to a question in the packing that is accepted, and what its headers tell of its age. */
function findKept(cache: AnswerCache, question: Question, { headers }: RequestHead) {
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

type Turn = { req: IncomingMessage; res: ServerResponse; visit: Visit; headers: HeaderList };

async function answerLater(cache: AnswerCache, question: Question, turn: Turn): Promise<void> {
  const { req, res, visit, headers } = turn;
  const leaving = new Cancellation();
  visit.onLeft = () => leaving.cancel();
  const asker: Asker = {
    requestId: visit.id,
    language: req.headers['accept-language'],
    left: leaving,
  };
  try {
    const served = await cache.answer(question, asker);
    const encoding = acceptedEncoding(req.headers['accept-encoding']);
    const packed = await served.answer.packed(encoding);
    visit.cache = served.use;
    visit.upstreamMs = served.upstreamMs;
    if (res.destroyed) return;
    const fields = [...headers, ...packed.fields, ...historyOf(served, cache.now())];
    write(req, res, served.answer.status, packed, fields);
  } catch (fault) {
    if (leaving.cancelled) return;
    if (!(fault instanceof ProviderFault)) throw fault;
    visit.cache = 'miss';
    const { status, message, retryAfter } = fault;
    const pause = retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)];
    answerProblem(req, res, status, message, [...headers, ...pause]);
  }
}

/** Age counts for what was kept, not for what the provider has just made or confirmed. RFC 9111 §5.1. */
function historyOf({ use, forward, freshness, answer }: Served, now: number): string[] {
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
  packed: Packed,
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
function isUnchanged(req: IncomingMessage, { etag }: Packed): boolean {
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

function answerProblem(
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
