import { abortReason } from '../abortReason.ts';
import type { Clock } from '../clock.ts';
import { ProviderError } from '../providerError.ts';

/** `clear` stops the timer and must be called when the work is done. */
export type Deadline = { signal: AbortSignal; clear: () => void };

/**
 * Makes a signal that aborts when `parent` does, and after `ms` with a ProviderError whose reason is
 * `whole_timeout`.
 */
export function createDeadline(clock: Clock, ms: number, parent?: AbortSignal): Deadline {
  const controller = new AbortController();
  const stop = clock.after(ms, () => controller.abort(new ProviderError('whole_timeout')));
  const forward = () => {
    if (parent) controller.abort(abortReason(parent));
  };
  parent?.addEventListener('abort', forward, { once: true });
  return {
    signal: controller.signal,
    clear: () => {
      stop();
      parent?.removeEventListener('abort', forward);
    },
  };
}
