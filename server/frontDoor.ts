import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { cameByTls, clientAddress, type Trust } from './clientAddress.ts';
import { answerProblem } from './errors.ts';
import type { FindReady } from './fastPath.ts';
import { isAllowedHost, type AllowedHosts } from './hostCheck.ts';
import type { Log } from './log.ts';
import { openapiPath } from './openapi.ts';
import type { RateLimit } from './rateLimit.ts';
import type { RequestHead } from './requestHead.ts';
import { headerText, type HeaderList, type SecurityHeaders } from './securityHeaders.ts';
import { beginVisit, logVisit, pathOf, tieVisit, type Outcome, type Visit } from './visit.ts';

/** Answers what is under `/api`, from bytes kept ready if it can; `headers` go with the answer. */
export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  visit: Visit,
  headers: HeaderList,
) => void | Promise<void>;

/**
 * Finds an answer under `/api` that is fresh, of status 200 and asked for without conditions; `fields`
 * is the text of its headers.
 */
export type FindHit = (head: RequestHead) => { fields: string; body: Buffer } | undefined;

export type FrontDoorOptions = {
  hosts: AllowedHosts;
  trust: Trust | undefined;
  headers: SecurityHeaders;
  limit: RateLimit;
  api: ApiHandler;
  /** What of the API is kept ready, for the fast path. */
  findHit?: FindHit;
  /** Everything that is not under `/api`, and the contract, which is. */
  site: RequestListener;
  /** The server wants its clients to go elsewhere: each answer is its connection's last. */
  stopping: () => boolean;
  log: Log;
  onAnswered?: (visit: Visit, outcome: Outcome) => void;
};

/** `answer` answers any request; `findReady` finds what can be answered without it, by the same rules. */
export type FrontDoor = { answer: RequestListener; findReady: FindReady };

const underApi = /^\/api(?:\/|$)/i;
const probes = new Set(['/healthz', '/readyz']);

/**
 * What every request passes, in this order and before Express, because most of them need nothing
 * else: a name for the log, the host check, the security headers, the client's rate limit, and then
 * the API or the site. Whatever is thrown on the way becomes a 500 and ends nobody else's request.
 * ADR 0010 and 0011.
 */
export function frontDoor(options: FrontDoorOptions): FrontDoor {
  const { hosts, trust, headers, limit, api, findHit, site, stopping, log, onAnswered } = options;
  let toldOfProxy = false;

  function noteProxy(head: RequestHead): void {
    if (toldOfProxy || trust || head.headers['x-forwarded-for'] === undefined) return;
    toldOfProxy = true;
    log.info('X-Forwarded-For is ignored: is a proxy in front? Name it in TRUST_PROXY.');
  }

  function end(visit: Visit, outcome: Outcome): void {
    logVisit(log, visit, outcome);
    onAnswered?.(visit, outcome);
  }

  function pass(req: IncomingMessage, res: ServerResponse, visit: Visit): void {
    const path = pathOf(visit.url);
    const isApi = underApi.test(path);
    const lists = cameByTls(req, trust) ? headers.tls : headers.plain;
    const isData = isApi || path.startsWith('/assets/') || path.startsWith('/media/');
    const all = [...(isData ? lists.data : lists.page), 'X-Request-Id', visit.id];
    const refuse = (status: number, detail: string) => {
      putHeaders(res, all);
      answerProblem(res, status, detail);
    };

    if (!path.startsWith('/')) {
      refuse(400, 'Ask for a path of this site: it is no proxy.');
      return;
    }
    const { host } = req.headers;
    if (host === undefined && req.httpVersion !== '1.0' && !probes.has(path)) {
      refuse(400, 'The request names no host.');
      return;
    }
    if (!isAllowedHost(hosts, host ?? '') && !probes.has(path)) {
      refuse(421, 'This site does not answer for that host.');
      return;
    }
    if (isApi && limit) {
      noteProxy(req);
      const { fields, retryAfter } = limit(clientAddress(req, trust));
      all.push(...fields);
      if (retryAfter !== undefined) {
        all.push('Retry-After', String(retryAfter));
        refuse(429, `Too many requests: try again in ${retryAfter} s.`);
        return;
      }
    }
    if (isApi && path !== openapiPath) {
      settle(api(req, res, visit, all), res, visit);
      return;
    }
    putHeaders(res, all);
    tieVisit(res, visit);
    site(req, res);
  }

  const answer: RequestListener = (req, res) => {
    const visit = beginVisit(req);
    if (stopping()) res.shouldKeepAlive = false;
    res.once('close', () => {
      const left = !res.writableFinished;
      if (left) visit.onLeft?.();
      end(visit, { status: res.statusCode, left });
    });
    try {
      pass(req, res, visit);
    } catch (fault) {
      fail(res, visit, fault);
    }
  };

  // A hit that may not be answered here (a foreign host, a client over its limit) is left to `answer`,
  // which says why. That it then counts twice changes nothing for who has nothing left.
  const findReady: FindReady = (head) => {
    const { host } = head.headers;
    if (stopping() || host === undefined || !isAllowedHost(hosts, host)) return undefined;
    const hit = findHit?.(head);
    if (!hit) return undefined;
    const visit = beginVisit(head);
    visit.cache = 'hit';
    const { dataText } = cameByTls(head, trust) ? headers.tls : headers.plain;
    let fields = `${dataText}X-Request-Id: ${visit.id}\r\n${hit.fields}`;
    if (limit) {
      noteProxy(head);
      const allowance = limit(clientAddress(head, trust));
      if (allowance.retryAfter !== undefined) return undefined;
      fields += headerText(allowance.fields);
    }
    const sent = (whole: boolean) => end(visit, { status: 200, left: !whole });
    return { fields, body: hit.body, sent };
  };

  return { answer, findReady };
}

function putHeaders(res: ServerResponse, list: HeaderList): void {
  for (let at = 0; at < list.length; at += 2) res.setHeader(list[at] ?? '', list[at + 1] ?? '');
}

function settle(answer: void | Promise<void>, res: ServerResponse, visit: Visit): void {
  if (answer) answer.catch((fault: unknown) => fail(res, visit, fault));
}

/** An answer already begun is cut, because finishing it would pass off a part as the whole. */
function fail(res: ServerResponse, visit: Visit, fault: unknown): void {
  visit.fault = fault;
  if (res.headersSent) res.destroy();
  else answerProblem(res, 500, 'The server failed.');
}
