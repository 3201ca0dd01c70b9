import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ProviderRequest } from './providerRequest.ts';
import type { ProviderResponse } from './readResponse.ts';

/**
 * Receives each response of the provider about hotels. It reads the parsed body with `jsonOf` and
 * must not change it, because other code shares it. It must postpone slow work.
 */
export type ResponseObserver = (request: ProviderRequest, response: ProviderResponse) => void;

/**
 * Wraps a fetch function, so that the observers see each response before the caller does. The
 * caller therefore finds their results, such as that the site is live. If an observer throws, the
 * error is logged, and the response is still returned.
 */
export function observeResponses(
  fetch: ProviderFetch<ProviderRequest>,
  observers: readonly ResponseObserver[],
  log: Pick<Log, 'error'>,
): ProviderFetch<ProviderRequest> {
  return async (request, options) => {
    const response = await fetch(request, options);
    for (const observe of observers) {
      try {
        observe(request, response);
      } catch (error) {
        log.error(
          { err: error, endpoint: request.endpoint },
          'an observer of provider responses failed',
        );
      }
    }
    return response;
  };
}
