import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { cameByTls, clientAddress, type Trust } from './clientAddress.ts';
import { answerProblem } from './errors.ts';
import { isAllowedHost, type AllowedHosts } from './hostCheck.ts';
import type { Log } from './log.ts';
import { openapiPath } from './openapi.ts';
import type { RateLimit } from './rateLimit.ts';
import type { HeaderList, SecurityHeaders } from './securityHeaders.ts';
import { beginVisit, logVisit, type Visit } from './visit.ts';

/** Answers what is under `/api`, from bytes kept ready if it can; `headers` go with the answer. */
export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  visit: Visit,
  headers: HeaderList,
) => void | Promise<void>;

export type FrontDoorOptions = {
  hosts: AllowedHosts;
  trust: Trust | undefined;
  headers: SecurityHeaders;
  limit: RateLimit;
  api: ApiHandler;
  /** Everything that is not under `/api`, and the contract, which is. */
  site: RequestListener;
  /** The server wants its clients to go elsewhere: each answer is its connection's last. */
  stopping: () => boolean;
  log: Log;
  onAnswered?: (visit: Visit, req: IncomingMessage, res: ServerResponse) => void;
};

const underApi = /^\/api(?:\/|$)/i;
const probes = new Set(['/healthz', '/readyz']);

/**
 * What every request passes, in this order and before Express, because most of them need nothing
 * else: a name for the log, the host check, the security headers, the client's rate limit, and then
 * the API or the site. Whatever is thrown on the way becomes a 500 and ends nobody else's request.
 * ADR 0010 and 0011.
 */
export function frontDoor(options: FrontDoorOptions): RequestListener {
  const { hosts, trust, headers, limit, api, site, stopping, log, onAnswered } = options;
  let toldOfProxy = false;

  function noteProxy(req: IncomingMessage): void {
    if (toldOfProxy || trust || req.headers['x-forwarded-for'] === undefined) return;
    toldOfProxy = true;
    log.info('X-Forwarded-For is ignored: is a proxy in front? Name it in TRUST_PROXY.');
  }

  function pass(req: IncomingMessage, res: ServerResponse, visit: Visit, path: string): void {
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
      const { headers: fields, retryAfter } = limit(clientAddress(req, trust));
      for (const name in fields) all.push(name, fields[name] ?? '');
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
    site(req, res);
  }

  return (req, res) => {
    const { url = '' } = req;
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const visit = beginVisit(req, res, path);
    if (stopping()) res.shouldKeepAlive = false;
    res.once('close', () => {
      logVisit(log, visit, req, res);
      onAnswered?.(visit, req, res);
    });
    try {
      pass(req, res, visit, path);
    } catch (fault) {
      fail(res, visit, fault);
    }
  };
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
