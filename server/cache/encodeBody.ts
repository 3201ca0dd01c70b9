import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

// Measured on city searches. For 20 KB, brotli 4 and gzip 6 take 0.10 ms each. Brotli 5 takes 50%
// longer and saves 10%. On another thread, 2.8 MB take 70 ms at level 4 and 130 ms at level 7,
// which saves 20%. A window larger than the text only costs the time to clear its memory.
const brotliQuality = 4;
const brotliQualityOnThread = 7;
const gzipLevel = 6;
const maxBrotliWindow = 22;
const minBytes = 512;
/** Up to this size, encoding is faster than handing the body to another thread. */
const maxSyncBytes = 64 * 1024;
/** libuv has four threads by default. Further bodies would only wait in memory. */
const maxRunning = 4;
let running = 0;

/**
 * Returns whether this body would have to wait for a free thread. Such a body should be sent
 * unencoded.
 */
export function isEncoderBusy(body: Buffer): boolean {
  return body.length > maxSyncBytes && running >= maxRunning;
}

/**
 * Encodes a body. Returns undefined, or a promise of it, if the encoded body is not smaller. Small
 * bodies are encoded synchronously in less than half a millisecond, large ones on another thread.
 */
export function encodeBody(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
): Buffer | undefined | Promise<Buffer | undefined> {
  if (body.length < minBytes) return undefined;
  const options = encoding === 'br' ? brotliOptions(body.length) : { level: gzipLevel };
  if (body.length > maxSyncBytes) return encodeOnThread(body, encoding, options);
  const encode = encoding === 'br' ? brotliCompressSync : gzipSync;
  return ifSmaller(encode(body, options), body);
}

async function encodeOnThread(body: Buffer, encoding: 'gzip' | 'br', options: object) {
  const encode = promisify<Buffer, object, Buffer>(encoding === 'br' ? brotliCompress : gzip);
  running += 1;
  try {
    return ifSmaller(await encode(body, options), body);
  } finally {
    running -= 1;
  }
}

function brotliOptions(length: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        length > maxSyncBytes ? brotliQualityOnThread : brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(maxBrotliWindow, Math.ceil(Math.log2(length)) + 1),
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/**
 * Returns a copy of the encoded body, or undefined if the encoded body is not smaller. Without the
 * copy, zlib's buffer would keep a whole output chunk in memory.
 */
function ifSmaller(encoded: Buffer, body: Buffer): Buffer | undefined {
  if (encoded.length >= body.length) return undefined;
  const copy = Buffer.allocUnsafeSlow(encoded.length);
  encoded.copy(copy);
  return copy;
}

/** A content encoding that the site can send. */
export type Encoding = 'identity' | 'gzip' | 'br';

const parsed = new Map<string, Encoding>();
const maxParsed = 200;

/**
 * Returns the encoding for a client: the first of brotli, gzip and no encoding that its
 * Accept-Encoding allows. Quality values count only where they exclude an encoding (`q=0`). Results
 * are remembered, because browsers send few different headers. RFC 9110 §12.5.3.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = parsed.get(header);
  if (known) return known;
  const encoding = parseAcceptEncoding(header);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(header, encoding);
  return encoding;
}

function parseAcceptEncoding(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(coding, !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text)));
  }
  const accepts = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') || accepts('x-gzip') ? 'gzip' : 'identity';
}
