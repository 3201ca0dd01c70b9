import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { explainFault } from './explainFault.ts';

/** How long, in milliseconds, a provider may take to begin and to end an answer, and its greatest size in bytes. */
export interface Limits {
  firstByteMs: number;
  wholeMs: number;
  bodyBytes: number;
}

/** Those of the site's own server, unless an operator sets others: what is later is an error there. */
export const siteLimits: Limits = { firstByteMs: 2_000, wholeMs: 5_000, bodyBytes: 10 * 2 ** 20 };

/** An answer as it came: `wireBytes` before and `bodyBytes` after decompression. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  wireBytes: number;
  firstByteMs: number;
  wholeMs: number;
}

/** No whole answer, and why in words. */
interface Unanswered {
  fault: string;
}
export type Answer = Answered | Unanswered;

/** Asks one provider; `close` ends the connections that are kept alive. */
export interface Asker {
  ask: (path: string) => Promise<Answer>;
  close: () => void;
}

const decompressors: Record<string, (body: Buffer, limit: object) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

/**
 * Sends GET requests and nothing else, paths exactly as written, no redirect followed, as the site's
 * server does. Never rejects: what goes wrong is an `Unanswered` that says how.
 */
export function createAsker(
  origin: string,
  headers: Readonly<Record<string, string>>,
  limits: Limits,
): Asker {
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

  function receive(path: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const since = () => performance.now() - started;
      const call = send({ ...target, path }, (response) => {
        clearTimeout(firstByte);
        const firstByteMs = since();
        const chunks: Buffer[] = [];
        let wireBytes = 0;
        response.on('data', (chunk: Buffer) => {
          wireBytes += chunk.length;
          chunks.push(chunk);
          if (wireBytes > limits.bodyBytes) call.destroy(new Error(tooLarge(limits)));
        });
        response.once('error', reject);
        response.once('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            wireBytes,
            firstByteMs,
            wholeMs: since(),
          });
        });
      });
      const limit = (ms: number, what: string) =>
        setTimeout(() => call.destroy(new Error(`no ${what} within ${seconds(ms)}`)), ms);
      const firstByte = limit(limits.firstByteMs, 'answer');
      const whole = limit(limits.wholeMs, 'whole answer');
      call.once('error', reject);
      call.once('close', () => [firstByte, whole].forEach((timer) => clearTimeout(timer)));
      call.end();
    });
  }

  return {
    ask: async (path) => {
      try {
        return await decompress(await receive(path), limits);
      } catch (error) {
        return { fault: explainFault(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

async function decompress(answer: Answer, limits: Limits): Promise<Answer> {
  if ('fault' in answer) return answer;
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || answer.body.length === 0) return answer;
  const undo = decompressors[encoding];
  if (!undo) return { fault: `content-encoding '${encoding}' was not asked for` };
  try {
    return { ...answer, body: await undo(answer.body, { maxOutputLength: limits.bodyBytes }) };
  } catch {
    return { fault: `the body is not valid ${encoding}, or larger than the limit` };
  }
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}

function tooLarge(limits: Limits): string {
  return `a body of more than ${Math.round(limits.bodyBytes / 2 ** 20)} MB`;
}
