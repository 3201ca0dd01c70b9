import type { IncomingHttpHeaders } from 'node:http';

/** Time limits in milliseconds, and the size limit of the body in bytes, before and after decompression. */
export interface Limits {
  /** for the TCP connection, DNS lookup included */
  connectMs: number;
  /** for the response headers */
  firstByteMs: number;
  /** for the complete response */
  wholeMs: number;
  bodyBytes: number;
}

/** The default limits of the site's own server. It responds with an error when a response exceeds them. */
export const siteLimits: Limits = {
  connectMs: 300,
  firstByteMs: 2_000,
  wholeMs: 5_000,
  bodyBytes: 10 * 2 ** 20,
};

/** A complete response. `transferredBytes` is the size before decompression; `body` is decompressed. */
export interface ProviderResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  transferredBytes: number;
  firstByteMs: number;
  wholeMs: number;
}

/** No complete response was received; `error` says why in words. */
interface NoResponse {
  error: string;
}
export type ProviderResult = ProviderResponse | NoResponse;
