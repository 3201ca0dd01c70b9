import type { Log } from '../observability/log.ts';
import type { ProviderFetch, ProviderRequest } from './providerRequest.ts';
import type { ProviderResponse } from './readResponse.ts';

/**
 * Is told of each response of the provider about hotels. It reads the parsed body with `jsonOf`, and
 * changes nothing of it: others read the same one. What takes long it does later.
 */
export type ResponseObserver = (request: ProviderRequest, response: ProviderResponse) => void;

/**
 * The same function, with each response shown to the observers before it is handed on, so that
 * whoever gets it finds what it has told, such as that the site is live. An observer that throws is
 * logged, and the response is handed on all the same.
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
        log.error({ err: error, endpoint: request.endpoint }, 'a response could not be observed');
      }
    }
    return response;
  };
}
