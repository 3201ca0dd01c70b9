import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { explainError } from './explainError.ts';

/** Time limits in milliseconds for the response headers and the whole response, and the body's size limit in bytes. */
export interface Limits {
  firstByteMs: number;
  wholeMs: number;
  bodyBytes: number;
}

/** The default limits of the site's own server. It answers with an error when a response exceeds them. */
export const siteLimits: Limits = { firstByteMs: 2_000, wholeMs: 5_000, bodyBytes: 10 * 2 ** 20 };

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

/** An HTTP client for one provider. `close` ends its idle connections. */
export interface ProviderClient {
  get: (path: string) => Promise<ProviderResult>;
  close: () => void;
}

const decoders: Record<string, (body: Buffer, options: object) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/**
 * Creates a client that sends GET requests only, with paths exactly as given, and follows no
 * redirects, as the site's server does. `get` never rejects: a failed request resolves to `NoResponse`.
 */
export function createProviderClient(
  origin: string,
  headers: Readonly<Record<string, string>>,
  limits: Limits,
): ProviderClient {
  const secure = origin.startsWith('https:');
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const send = secure ? httpsRequest : httpRequest;
  const { hostname, port } = new URL(origin);
  const target = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || undefined,
    agent,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, br',
      'user-agent': 'contracts-verify',
      ...headers,
    },
  };

  function receive(path: string): Promise<ProviderResponse> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const elapsed = () => performance.now() - started;
      const request = send({ ...target, path }, (response) => {
        clearTimeout(firstByteTimer);
        const firstByteMs = elapsed();
        const chunks: Buffer[] = [];
        let transferredBytes = 0;
        response.on('data', (chunk: Buffer) => {
          transferredBytes += chunk.length;
          chunks.push(chunk);
          if (transferredBytes > limits.bodyBytes) request.destroy(new Error(tooLarge(limits)));
        });
        response.once('error', reject);
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            transferredBytes,
            firstByteMs,
            wholeMs: elapsed(),
          });
        });
      });
      const timeout = (ms: number, what: string) =>
        setTimeout(() => request.destroy(new Error(`no ${what} within ${seconds(ms)}`)), ms);
      const firstByteTimer = timeout(limits.firstByteMs, 'response');
      const wholeTimer = timeout(limits.wholeMs, 'complete response');
      request.once('error', reject);
      request.once('close', () => [firstByteTimer, wholeTimer].forEach((t) => clearTimeout(t)));
      request.end();
    });
  }

  return {
    get: async (path) => {
      try {
        return await decoded(await receive(path), limits);
      } catch (error) {
        return { error: explainError(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

async function decoded(response: ProviderResponse, limits: Limits): Promise<ProviderResult> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || response.body.length === 0) return response;
  const decode = decoders[encoding];
  if (!decode) return { error: `content-encoding '${encoding}' was not requested` };
  try {
    return {
      ...response,
      body: await decode(response.body, { maxOutputLength: limits.bodyBytes }),
    };
  } catch {
    return { error: `the body is not valid ${encoding}, or larger than the limit` };
  }
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}

function tooLarge(limits: Limits): string {
  return `a body of more than ${Math.round(limits.bodyBytes / 2 ** 20)} MB`;
}
