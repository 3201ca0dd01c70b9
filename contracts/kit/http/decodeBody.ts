import { promisify, types } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Limits, ProviderResponse, ProviderResult } from './providerResult.ts';

const decoders: Record<string, (body: Buffer, options: object) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/**
 * Decompresses a body, with the encodings that the site's server accepts. Resolves with an error for
 * another encoding, for invalid data, and for a body over the limit.
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
