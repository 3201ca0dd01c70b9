import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { abortReason } from './budgets.ts';
import { codeOf, ProviderError } from './providerError.ts';
import { type BodyReservation, joinChunks } from './receiveBody.ts';
import type { RawResponse } from './transport.ts';

const options = { chunkSize: 64 * 1024 };
const decoders = new Map<string, () => Transform>([
  ['gzip', () => createGunzip(options)],
  ['x-gzip', () => createGunzip(options)],
  ['br', () => createBrotliDecompress(options)],
  ['deflate', () => createInflate(options)],
]);

// libuv has four threads by default, so more tasks at a time would only need more memory: a brotli
// window alone may take 16 MB. The queue holds two responses for each connection to the provider.
const maxRunning = 4;
const maxWaiting = 256;

/** Stops decompression: `signal` aborts it, `memory` counts its output. */
export type DecompressLimits = { signal: AbortSignal; memory: BodyReservation };

/**
 * Creates a function that decompresses the body of a response. It rejects with a ProviderError:
 * `too_large` above `maxBytes`, `overloaded` if the memory or the queue is full, `bad_encoding` for
 * an unknown encoding or broken data. It rejects with the signal's reason when the signal aborts.
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

/** Limits how many tasks run at the same time, and how many wait. */
export type Slots = {
  /**
   * Runs the task when a slot is free, in order of arrival. Rejects with the signal's reason if
   * that aborts first, and with a ProviderError (`overloaded`, 503) if too many tasks wait already.
   */
  run: <Result>(signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;
};

/** Creates `count` slots, for which up to `maxWaiting` tasks may wait. */
export function createSlots(count: number, maxWaiting: number): Slots {
  let free = count;
  const waiting = new Set<() => void>();

  const acquire = (signal: AbortSignal): Promise<void> | undefined => {
    if (free > 0) {
      free -= 1;
      return undefined;
    }
    if (waiting.size >= maxWaiting) throw new ProviderError('overloaded', { retryAfter: 1 });
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(start);
        reject(abortReason(signal));
      };
      waiting.add(start);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  };

  const release = () => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    run: async (signal, task) => {
      await acquire(signal);
      try {
        signal.throwIfAborted();
        return await task();
      } finally {
        release();
      }
    },
  };
}
