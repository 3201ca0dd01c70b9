import type { IncomingMessage } from 'node:http';
import { codeOf, ProviderError, reasonOf } from './providerError.ts';

/**
 * Resolves to the complete body of a response, as sent. Rejects with a ProviderError: `too_large`
 * above `maxBytes` (immediately if Content-Length says so), `overloaded` if `memory` is full, `cut`
 * if the connection ends first.
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

/**
 * The bytes that one request holds. If more bytes do not fit, `add` reserves nothing and throws a
 * ProviderError (`overloaded`, 503). `release` returns all of them.
 */
export type BodyReservation = { add: (bytes: number) => void; release: () => void };

const retryAfterSeconds = 1;

/**
 * Limits the memory of all response bodies that are being received or decompressed at the same
 * time. Bytes are reserved as they arrive, so small responses are never delayed. ADR 0007.
 */
export function createBodyMemory(maxBytes: number) {
  let used = 0;
  return {
    reserve: (): BodyReservation => {
      let held = 0;
      let released = false;
      return {
        add: (bytes) => {
          // Streams may still deliver data while they are being destroyed.
          if (released) return;
          if (used + bytes > maxBytes)
            throw new ProviderError('overloaded', { retryAfter: retryAfterSeconds });
          used += bytes;
          held += bytes;
        },
        release: () => {
          used -= held;
          held = 0;
          released = true;
        },
      };
    },
  };
}

/**
 * Joins chunks into a separate buffer. `Buffer.concat` may return a slice of a shared or larger
 * buffer, which would stay in memory as long as the slice is cached.
 */
export function joinChunks(chunks: readonly Buffer[], length: number): Buffer {
  const joined = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(joined, at);
  return joined;
}
