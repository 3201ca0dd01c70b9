import { runPactVerify } from '#contracts/kit/pact/runPactVerify.ts';
import { inMemory } from './inMemory.ts';

/** Runs the command that replays the committed pact, in this process but for the replay itself. */
export function pactVerify(...args: string[]) {
  return inMemory((streams) => runPactVerify(args, streams));
}

/** What the verifier prints when it finds a mismatch, otherwise ''. */
export async function findMismatches(origin: string, statesUrl: string, ...args: string[]) {
  const { code, stdout, stderr } = await pactVerify(origin, '--states', statesUrl, ...args);
  return code === 0 ? '' : `${stdout}${stderr}exited with ${code}`;
}
