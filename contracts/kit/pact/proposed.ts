import { MatchersV3 } from '@pact-foundation/pact';

/**
 * A value of a request that the provider may replace. The consumer sends exactly the example. A provider
 * gets the value that its response to the state change gives for the expression, such as `${id}`, else
 * the example.
 */
export function proposed(expression: string, example: string) {
  return {
    ...MatchersV3.fromProviderState(expression, example),
    ...MatchersV3.equal(example),
  };
}
