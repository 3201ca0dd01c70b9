import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { cameByTls, clientAddress, type Trust } from './pipeline/clientAddress.ts';
import { sendProblem } from './pipeline/problemResponse.ts';
import { isAllowedHost, type AllowedHosts } from './pipeline/hostCheck.ts';
import type { Log } from './observability/log.ts';
import { openapiPath } from './site/openapi.ts';
import type { RateLimit } from './pipeline/rateLimit.ts';
import { type HeaderList, type SecurityHeaders } from './pipeline/securityHeaders.ts';
import {
  logRequest,
  pathOf,
  attachRequestContext,
  type Outcome,
  RequestContext,
} from './pipeline/requestContext.ts';

/** Answers what is under `/api`, from bytes kept ready if it can; `headers` go with the answer. */
export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
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
  onAnswered?: (context: RequestContext, outcome: Outcome) => void;
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

  function noteProxy(head: IncomingMessage): void {
    if (toldOfProxy || trust || head.headers['x-forwarded-for'] === undefined) return;
    toldOfProxy = true;
    log.info('X-Forwarded-For is ignored: is a proxy in front? Name it in TRUST_PROXY.');
  }

  function end(context: RequestContext, outcome: Outcome): void {
    logRequest(log, context, outcome);
    onAnswered?.(context, outcome);
  }

  function pass(req: IncomingMessage, res: ServerResponse, context: RequestContext): void {
    const path = pathOf(context.url);
    const isApi = underApi.test(path);
    const lists = cameByTls(req, trust) ? headers.tls : headers.plain;
    const isData = isApi || path.startsWith('/assets/') || path.startsWith('/media/');
    const all = [...(isData ? lists.data : lists.page), 'X-Request-Id', context.id];
    const refuse = (status: number, detail: string) => {
      putHeaders(res, all);
      sendProblem(res, status, detail);
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
      settle(api(req, res, context, all), res, context);
      return;
    }
    putHeaders(res, all);
    attachRequestContext(res, context);
    site(req, res);
  }

  const answer: RequestListener = (req, res) => {
    const context = new RequestContext(req);
    if (stopping()) res.shouldKeepAlive = false;
    res.once('close', () => {
      const left = !res.writableFinished;
      if (left) context.abort(new DOMException('The client disconnected.', 'AbortError'));
      end(context, { status: res.statusCode, left });
    });
    try {
      pass(req, res, context);
    } catch (fault) {
      fail(res, context, fault);
    }
  };

  return answer;
}

function putHeaders(res: ServerResponse, list: HeaderList): void {
  for (let at = 0; at < list.length; at += 2) res.setHeader(list[at] ?? '', list[at + 1] ?? '');
}

function settle(answer: void | Promise<void>, res: ServerResponse, context: RequestContext): void {
  if (answer) answer.catch((fault: unknown) => fail(res, context, fault));
}

/** An answer already begun is cut, because finishing it would pass off a part as the whole. */
function fail(res: ServerResponse, context: RequestContext, fault: unknown): void {
  context.fault = fault;
  if (res.headersSent) res.destroy();
  else sendProblem(res, 500, 'The server failed.');
}
