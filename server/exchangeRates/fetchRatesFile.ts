import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { RatesFileError } from './readRatesFile.ts';

const timeLimitMs = 10_000;
/** The file of the European Central Bank has less than 2 KB. */
const maxBytes = 64 * 1024;

/**
 * Reads the text of a file at an http or https address. Rejects when it does not come whole within
 * ten seconds, is too long, or has another status than 200; redirects are not followed.
 */
export function fetchRatesFile(address: string): Promise<string> {
  const get = address.startsWith('https:') ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(address, {
      headers: { accept: 'application/xml, text/xml', 'user-agent': 'hotel-booking-website' },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const fail = (error: Error) => {
      request.destroy();
      reject(error);
    };
    request.once('error', reject);
    request.once('response', (response) => {
      if (response.statusCode !== 200) {
        fail(new RatesFileError(`status_${response.statusCode}`));
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) fail(new RatesFileError('too_long'));
        else chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    });
  });
}
