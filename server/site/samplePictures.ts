import { Agent, type IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ProblemError } from '../request/problemError.ts';
import { sendError } from '../request/respond.ts';
import { forOtherOrigins } from '../request/securityHeaders.ts';

const timeoutMs = 5_000;
const requestHeaders = new Set(['accept', 'if-modified-since', 'if-none-match']);
const responseHeaders = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]);

/**
 * Creates the proxy for the pictures of the sample provider, which have addresses of this site.
 * Browsers fetch pictures of any other provider directly. No header that identifies the traveler is
 * forwarded. If the provider cuts off a picture, the response to the client is cut off, too. If the
 * provider does not respond, the client receives 502. ADR 0006.
 */
export function samplePictures(origin: string): RequestHandler {
  const proxy = createProxyMiddleware<Request, Response>({
    target: origin,
    changeOrigin: true,
    // Connections are not reused, because the provider may close an idle connection at the moment
    // of the next request.
    agent: new Agent({ keepAlive: false }),
    proxyTimeout: timeoutMs,
    selfHandleResponse: true,
    on: {
      proxyReq: (call, _req, res) => {
        res.once('close', () => {
          if (!res.writableFinished) call.destroy();
        });
      },
      proxyRes: (picture, _req, res) => {
        if (picture.headers['content-type']?.startsWith('image/')) {
          res.setHeader(...forOtherOrigins);
        }
        res.writeHead(picture.statusCode ?? 502, pick(picture.headers, responseHeaders));
        picture.once('close', () => {
          if (!picture.complete) res.destroy();
        });
        picture.pipe(res);
      },
      error: (cause, _req, res) => {
        if (!('writeHead' in res) || res.destroyed || res.headersSent) return;
        sendError(res, new ProblemError(502, 'The picture is not available.', { cause }));
      },
    },
  });
  return (req, res, next) => {
    // Set here rather than in `proxyReq`, because a request that waited for its socket has sent its
    // headers before that event.
    req.headers = pick(req.headers, requestHeaders);
    void proxy(req, res, next);
  };
}

function pick(headers: IncomingHttpHeaders, names: ReadonlySet<string>): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));
}
