import { ProviderError } from '../providerError.ts';

/**
 * The bytes that one request holds. `add` throws a ProviderError (`overloaded`, 503) and takes nothing
 * when they do not fit; `release` gives all of them back.
 */
export type BodyReservation = { add: (bytes: number) => void; release: () => void };

const retryAfterSeconds = 1;

/**
 * Limits the memory of all response bodies that are being received or decompressed at the same time.
 * Bytes are reserved as they arrive, so small responses are never delayed. ADR 0008.
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
