import { STATUS_CODES } from 'node:http';
import { notJsonProblemType, type Problem, problemType } from '#contracts/provider/problem.ts';
import { isJsonType, readJson } from '#contracts/values/readJson.ts';
import { retryAfterSeconds } from './callOutcome.ts';
import { ProviderError } from './providerError.ts';
import type { RawResponse } from './transport.ts';

const allowedHeaders = [
  'age',
  'cache-control',
  'content-language',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'vary',
];

/**
 * Checks a response. A 200, or a 201 to a POST, must be valid JSON with a matching Content-Type. A
 * 304 is accepted only for a conditional request. An error keeps its status. It keeps its body only
 * if the body is JSON; otherwise a problem body replaces it. Any other response (a redirect, a
 * partial response, a login page) rejects with a ProviderError. Only allowed headers remain, with
 * `Retry-After` in seconds.
 */
export async function readResponse(
  raw: RawResponse,
  { conditional, isPost }: { conditional: boolean; isPost: boolean },
  decompress: (raw: RawResponse) => Promise<Buffer>,
): Promise<Omit<ProviderResponse, 'upstreamMs'>> {
  const { status } = raw;
  const headers = pickHeaders(raw.headers);
  if (status === 304 && conditional) return { status, headers, body: Buffer.alloc(0) };
  if (status >= 300 && status < 400 && status !== 304) throw new ProviderError('redirect');
  if (status === 401 || status === 407) throw new ProviderError('credentials');
  const isError = status >= 400 && status <= 599;
  const succeeded = status === 200 || (isPost && status === 201);
  if (!succeeded && !isError) throw new ProviderError('bad_status');

  if (!isJsonType(headers['content-type'])) {
    if (isError) return problemResponse(status, headers);
    throw new ProviderError('wrong_type');
  }
  const body = await decompress(raw);
  const json = readJson(body);
  if (json) return { status, headers, body, json };
  if (isError) return problemResponse(status, headers);
  throw new ProviderError('bad_json');
}

function pickHeaders(headers: RawResponse['headers']): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of allowedHeaders) {
    const value = headers[name];
    if (typeof value === 'string') picked[name] = value;
  }
  const seconds = retryAfterSeconds(headers['retry-after'], headers.date);
  if (seconds !== undefined) picked['retry-after'] = String(seconds);
  return picked;
}

function problemResponse(
  status: number,
  headers: Record<string, string>,
): Omit<ProviderResponse, 'upstreamMs'> {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: notJsonProblemType, title, status };
  return {
    status,
    headers: { ...headers, 'content-type': problemType },
    body: Buffer.from(JSON.stringify(problem)),
    json: { value: problem },
    bodyReplaced: true,
  };
}

/**
 * A checked response of the provider. `status` is 200, 304 (to a conditional request only) or an
 * error status. `headers` contains only allowed headers, in lower case, without Content-Encoding
 * and Content-Length. `body` is complete, decompressed JSON, or empty for a 304.
 *
 * `bodyReplaced` means that the body of an error was not JSON, so that a problem body of the site
 * replaces it. `json` is the parsed body. It needs much more memory than the body, so do not keep
 * it. `upstreamMs` is the time from the request to the end of the response.
 */
export type ProviderResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  bodyReplaced?: true;
  json?: { value: unknown };
  upstreamMs: number;
};

/**
 * Returns the JSON of a response. Reuses the value that was parsed for the check, and parses the
 * body only if there is no such value. Returns undefined for a 304, which has no body.
 */
export function jsonOf({
  json,
  body,
}: Pick<ProviderResponse, 'body' | 'json'>): ProviderResponse['json'] {
  return json ?? readJson(body);
}
