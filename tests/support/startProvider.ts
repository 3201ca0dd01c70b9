import { type Handler, scriptProvider } from './scriptedProvider.ts';
import { afterTest } from './testLimits.ts';

/** Starts a scripted provider that stops at the end of the test. */
export async function startProvider(script: Record<string, Handler>) {
  const provider = await scriptProvider(script);
  afterTest(() => void provider.close());
  return provider;
}
