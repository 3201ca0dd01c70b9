import { dataPolicy } from '../site/contentSecurityPolicy.ts';

/** Names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[];

/** The list as HTTP/1.1 writes it, each line ended. RFC 9112 §5. */
export function headerText(list: HeaderList): string {
  let text = '';
  for (let at = 0; at < list.length; at += 2) text += `${list[at]}: ${list[at + 1]}\r\n`;
  return text;
}

const everywhere = [
  ...['X-Content-Type-Options', 'nosniff'],
  ...['X-Frame-Options', 'DENY'],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
  ...[
    'Permissions-Policy',
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
];
const overTls = ['Strict-Transport-Security', 'max-age=63072000'];

/**
 * The headers that every answer carries, made once: `page` for whatever a browser may show, `data` for
 * the rest; each with and without Strict-Transport-Security, which
 * only counts, and is only sent, behind TLS. RFC 6797 §7.2, ADR 0010.
 */
export function securityHeaders(pagePolicies: { plain: string; tls: string }) {
  const page = (policy: string) => ['Content-Security-Policy', policy, ...everywhere];
  const data = ['Content-Security-Policy', dataPolicy, ...everywhere];
  const tlsData = [...data, ...overTls];
  return {
    plain: { page: page(pagePolicies.plain), data },
    tls: {
      page: [...page(pagePolicies.tls), ...overTls],
      data: tlsData,
    },
  };
}
export type SecurityHeaders = ReturnType<typeof securityHeaders>;
