import type { IncomingHttpHeaders } from 'node:http';
import { promisify, types } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/**
 * Time limits in milliseconds, and the size limit of the body in bytes, before and after
 * decompression.
 */
export interface Limits {
  /** for the TCP connection, DNS lookup included */
  connectMs: number;
  /** for the response headers */
  firstByteMs: number;
  /** for the complete response */
  wholeMs: number;
  bodyBytes: number;
}

/**
 * The default limits of the site's own server. It responds with an error when a response exceeds
 * them.
 */
export const siteLimits: Limits = {
  connectMs: 300,
  firstByteMs: 2_000,
  wholeMs: 5_000,
  bodyBytes: 10 * 2 ** 20,
};

/**
 * A complete response. `transferredBytes` is the size before decompression; `body` is decompressed.
 */
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

const decoders: Record<string, (body: Buffer, options: object) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/**
 * Decompresses a body, with the encodings that the site's server accepts. Resolves with an error
 * for another encoding, for invalid data, and for a body over the limit.
 */
export async function decodeBody(
  response: ProviderResponse,
  { bodyBytes }: Pick<Limits, 'bodyBytes'>,
): Promise<ProviderResult> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return response;
  const decode = decoders[encoding];
  if (!decode) return { error: `content-encoding '${encoding}', which was not requested` };
  try {
    return { ...response, body: await decode(response.body, { maxOutputLength: bodyBytes }) };
  } catch (error) {
    const isTooLarge =
      types.isNativeError(error) && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return {
      error: isTooLarge
        ? `${bodyTooLarge(bodyBytes)} after decompression`
        : `content-encoding '${encoding}', but the body is not valid ${encoding} data`,
    };
  }
}

/** The error for a body over the limit, with the limit in it. */
export function bodyTooLarge(bodyBytes: number): string {
  const limit =
    bodyBytes < 2 ** 20 ? `${bodyBytes} bytes` : `${Math.round(bodyBytes / 2 ** 20)} MiB`;
  return `a body over the site's limit of ${limit}`;
}
