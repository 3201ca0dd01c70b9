import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { abortReason } from '../abortReason.ts';
import type { BodyReservation } from './bodyMemory.ts';
import { createSlots } from './createSlots.ts';
import { codeOf } from '../transport/errorReason.ts';
import { joinChunks } from './joinChunks.ts';
import { ProviderError } from '../providerError.ts';
import type { RawResponse } from '../transport/attempt.ts';

const options = { chunkSize: 64 * 1024 };
const decoders = new Map<string, () => Transform>([
  ['gzip', () => createGunzip(options)],
  ['x-gzip', () => createGunzip(options)],
  ['br', () => createBrotliDecompress(options)],
  ['deflate', () => createInflate(options)],
]);

// libuv has four threads by default, so more at a time would only take more memory: a brotli window
// alone may be 16 MB. The queue holds two responses for each connection to the provider.
const maxRunning = 4;
const maxWaiting = 256;

/** Stops decompression: `signal` aborts it, `memory` counts its output. */
export type DecompressLimits = { signal: AbortSignal; memory: BodyReservation };

/**
 * Makes a function that decompresses the body of a response. It rejects with a ProviderError: `too_large`
 * above `maxBytes`, `overloaded` when memory or queue are full, `bad_encoding` for an unknown encoding or
 * broken data; and with the signal's reason when that aborts.
 */
export function createDecompressor(maxBytes: number) {
  const slots = createSlots(maxRunning, maxWaiting);
  return ({ headers, body }: RawResponse, limits: DecompressLimits): Promise<Buffer> => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding === 'identity' || encoding === '') return Promise.resolve(body);
    const decoder = decoders.get(encoding);
    if (!decoder) return Promise.reject(new ProviderError('bad_encoding'));
    return slots.run(limits.signal, () => decode(decoder(), body, maxBytes, limits));
  };
}

function decode(
  decoder: Transform,
  body: Buffer,
  maxBytes: number,
  { signal, memory }: DecompressLimits,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const abort = () => decoder.destroy(abortReason(signal));
    signal.addEventListener('abort', abort, { once: true });
    decoder.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      try {
        if (bytes > maxBytes) throw new ProviderError('too_large');
        memory.add(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        decoder.destroy(error instanceof Error ? error : undefined);
      }
    });
    decoder.once('end', () => resolve(joinChunks(chunks, bytes)));
    decoder.once('error', (error) => {
      const known = error instanceof ProviderError || signal.aborted;
      reject(known ? error : new ProviderError('bad_encoding', { code: codeOf(error) }));
    });
    decoder.once('close', () => signal.removeEventListener('abort', abort));
    decoder.end(body);
  });
}
