import { STATUS_CODES } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { problemType, type Problem } from '#contracts/problem.ts';
import type { RawResponse } from './transport.ts';
import { codeOf } from './errorReason.ts';
import type { ProviderResponse } from './providerResponse.ts';
import { ProviderError } from './providerError.ts';
import { retryAfterSeconds } from './retryAfter.ts';

const passedBack = [
  ...['age', 'cache-control', 'content-language', 'content-type', 'date', 'etag', 'expires'],
  ...['last-modified', 'vary'],
];
const jsonType = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;
const unpackers = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
]);

/**
 * Judges what came: a 200 must be whole JSON that says so, a 304 must have been asked for, an error
 * keeps its status and its body if that is JSON, else gets a problem body of the site's own. Anything
 * else (redirects, parts of an answer, a login page) is a fault. Only allowed headers are left,
 * `Retry-After` in seconds.
 */
export async function readResponse(
  raw: RawResponse,
  conditional: boolean,
  mostBytes: number,
): Promise<Omit<ProviderResponse, 'upstreamMs'>> {
  const { status } = raw;
  const headers = allowed(raw.headers);
  if (status === 304 && conditional) return { status, headers, body: Buffer.alloc(0) };
  if (status >= 300 && status < 400 && status !== 304) throw new ProviderError('redirect');
  if (status === 401 || status === 407) throw new ProviderError('credentials');
  if (status !== 200 && (status < 400 || status > 599)) throw new ProviderError('bad_status');

  const isError = status !== 200;
  if (!jsonType.test(headers['content-type'] ?? '')) {
    if (isError) return ownProblem(status, headers);
    throw new ProviderError('wrong_type');
  }
  const body = await unpacked(raw, mostBytes);
  if (isJson(body)) return { status, headers, body };
  if (isError) return ownProblem(status, headers);
  throw new ProviderError('bad_json');
}

function allowed(headers: RawResponse['headers']): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of passedBack) {
    const value = headers[name];
    if (typeof value === 'string') kept[name] = value;
  }
  const pause = retryAfterSeconds(headers['retry-after'], headers.date);
  if (pause !== undefined) kept['retry-after'] = String(pause);
  return kept;
}

function ownProblem(status: number, headers: Record<string, string>) {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status };
  return {
    status,
    headers: { ...headers, 'content-type': problemType },
    body: Buffer.from(JSON.stringify(problem)),
  };
}

async function unpacked({ headers, body }: RawResponse, mostBytes: number): Promise<Buffer> {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return body;
  const unpack = unpackers.get(encoding);
  if (!unpack) throw new ProviderError('bad_encoding');
  try {
    return await unpack(body, { maxOutputLength: mostBytes });
  } catch (error) {
    const code = codeOf(error);
    const reason = code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'bad_encoding';
    throw new ProviderError(reason, { code });
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether the bytes are one JSON text in UTF-8. RFC 8259 §8.1. */
function isJson(body: Buffer): boolean {
  try {
    JSON.parse(utf8.decode(body));
    return true;
  } catch {
    return false;
  }
}
