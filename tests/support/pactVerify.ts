import { runPactVerify } from '#contracts/kit/pact/runPactVerify.ts';
import { inMemory } from './inMemory.ts';

/**
 * Runs the command that replays the committed pact in this process, except for the replay itself.
 */
export function pactVerify(...args: string[]) {
  return inMemory((streams) => runPactVerify(args, streams));
}

/** Returns the verifier's output about a mismatch, or ''. */
export async function findMismatches(origin: string, statesUrl: string, ...args: string[]) {
  const { code, stdout, stderr } = await pactVerify(origin, '--states', statesUrl, ...args);
  return code === 0 ? '' : `${stdout}${stderr}exited with ${code}`;
}
