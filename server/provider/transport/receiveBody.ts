import type { IncomingMessage } from 'node:http';
import type { BodyReservation } from '../response/bodyMemory.ts';
import { codeOf, reasonOf } from './errorReason.ts';
import { joinChunks } from '../response/joinChunks.ts';
import { ProviderError } from '../providerError.ts';

/**
 * Resolves to the complete body of a response, as sent. Rejects with a ProviderError: `too_large` above
 * `maxBytes` (at once if Content-Length says so), `overloaded` when `memory` is full, `cut` when the
 * connection ends first.
 */
export function receiveBody(
  response: IncomingMessage,
  maxBytes: number,
  memory: BodyReservation,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const fail = (error: unknown) => {
      const known = error instanceof ProviderError;
      reject(known ? error : new ProviderError(reasonOf(error, true), { code: codeOf(error) }));
    };
    response.on('error', fail);
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        if (bytes > maxBytes) throw new ProviderError('too_large');
        memory.add(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        fail(error);
      }
    });
    response.once('close', () => {
      if (!response.complete) fail(new ProviderError('cut'));
    });
    response.once('end', () => {
      if (response.complete)
        resolve(chunks.length === 1 && chunks[0] ? chunks[0] : joinChunks(chunks, bytes));
    });
    if (Number(response.headers['content-length']) > maxBytes) fail(new ProviderError('too_large'));
  });
}
