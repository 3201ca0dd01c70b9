import type { ServerResponse } from 'node:http';
import { dataPolicy, reportingEndpoints } from '../site/contentSecurityPolicy.ts';

/** Alternating header names and values, as `writeHead` takes them. */
export type HeaderList = readonly string[];

const everywhere = [
  'X-Content-Type-Options',
  'nosniff',
  'X-Frame-Options',
  'DENY',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Permissions-Policy',
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
];
/**
 * For pictures of the site that other sites and webmail may embed. Browsers do not let other sites
 * embed any other file.
 */
export const forOtherOrigins = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const;

const overTls = ['Strict-Transport-Security', 'max-age=63072000'];

/**
 * Returns the headers of every response, to be created once at the start. `page` is for responses
 * that a browser may show as a page, `data` for all others. `tls` adds Strict-Transport-Security,
 * which browsers accept only over TLS. RFC 6797 §7.2, ADR 0009.
 */
export function securityHeaders(pagePolicies: { plain: string; tls: string }) {
  const page = (policy: string) => ['Content-Security-Policy', policy, ...everywhere];
  const data = ['Content-Security-Policy', dataPolicy, ...everywhere];
  return {
    plain: { page: page(pagePolicies.plain), data },
    tls: {
      page: [...page(pagePolicies.tls), ...reportingEndpoints, ...overTls],
      data: [...data, ...overTls],
    },
  };
}
export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/** Sets the headers of a list, unless the response has begun. */
export function setHeaders(res: ServerResponse, list: HeaderList): void {
  if (res.headersSent) return;
  for (let at = 0; at < list.length; at += 2) res.setHeader(list[at] ?? '', list[at + 1] ?? '');
}
