import { createHash } from 'node:crypto';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';

/** The outcome of a request to the range service. */
export type BreachOutcome = 'found' | 'not-found' | 'failed';

const timeLimitMs = 1_000;
/**
 * The maximum size of a response, in bytes. A range has about 2,000 lines of 40 bytes, including
 * padding.
 */
const maxBytes = 256 * 1024;
/**
 * A line of a range: the remaining digits of a SHA-1, and the number of breaches of its password.
 * Padding has the number 0.
 */
const line = /^[0-9A-F]{35}:\d{1,12}$/;

/**
 * Asks a range service whether a password appeared in a breach. The service learns only the first
 * five of the forty digits of the SHA-1. Because of padding, the length of the response reveals
 * nothing to others. Returns `failed` if the response takes longer than a second, is too long, is a
 * redirect or is not a list. Never rejects. https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
export async function askRangeService(origin: string, password: string): Promise<BreachOutcome> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const lines = readRange(await getText(new URL(`/range/${digest.slice(0, 5)}`, origin)));
    const found = lines.find((each) => each.startsWith(`${digest.slice(5)}:`));
    return found === undefined || found.endsWith(':0') ? 'not-found' : 'found';
  } catch {
    return 'failed';
  }
}

function readRange(text: string): string[] {
  const lines = text.trimEnd().split(/\r?\n/);
  if (!lines.every((each) => line.test(each))) throw new Error('The answer is not a range.');
  return lines;
}

/** Returns the text at an address. Rejects for every status other than 200, including redirects. */
function getText(address: URL): Promise<string> {
  const get = address.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(address, {
      headers: { 'add-padding': 'true', 'user-agent': 'hotel-booking-website' },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const fail = (reason: string) => {
      request.destroy();
      reject(new Error(reason));
    };
    request.once('error', reject);
    request.once('response', (response) => {
      if (response.statusCode !== 200) {
        fail(`status ${response.statusCode}`);
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) fail('too long');
        else chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
  });
}
