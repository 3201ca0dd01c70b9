import { Agent, type IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { sendProblem } from '../pipeline/problemResponse.ts';
import { requestContextOf } from '../pipeline/requestContext.ts';

const waitMs = 5_000;
const asked = new Set(['accept', 'if-modified-since', 'if-none-match']);
const answered = new Set([
  ...['cache-control', 'content-encoding', 'content-length', 'content-type'],
  ...['etag', 'last-modified', 'vary'],
]);

/**
 * Passes on the pictures of the sample provider, which have addresses of this site; those of any
 * other provider the browser fetches by itself. The provider learns nothing of the traveller, a
 * picture that breaks off is cut for the traveller too, and no answer at all is a 502. ADR 0006.
 */
export function samplePictures(origin: string): RequestHandler {
  const proxy = createProxyMiddleware<Request, Response>({
    target: origin,
    changeOrigin: true,
    // A kept connection may be closed by the other end just as it is used again.
    agent: new Agent({ keepAlive: false }),
    proxyTimeout: waitMs,
    selfHandleResponse: true,
    on: {
      proxyReq: (call, _req, res) => {
        res.once('close', () => {
          if (!res.writableFinished) call.destroy();
        });
      },
      proxyRes: (answer, _req, res) => {
        res.writeHead(answer.statusCode ?? 502, pick(answer.headers, answered));
        answer.once('close', () => {
          if (!answer.complete) res.destroy();
        });
        answer.pipe(res);
      },
      error: (fault, _req, res) => {
        if (!('writeHead' in res) || res.destroyed || res.headersSent) return;
        const context = requestContextOf(res);
        if (context) context.fault = fault;
        sendProblem(res, 502, 'The picture cannot be had.');
      },
    },
  });
  return (req, res, next) => {
    // Here, not on `proxyReq`: the headers of a call that waited for its socket are final by then.
    req.headers = pick(req.headers, asked);
    void proxy(req, res, next);
  };
}

function pick(headers: IncomingHttpHeaders, names: ReadonlySet<string>): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));
}
