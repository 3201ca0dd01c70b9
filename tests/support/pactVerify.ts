import { runPactVerify } from '#contracts/kit/pact/runPactVerify.ts';

/** Runs the command that replays the committed pact, in this process but for the replay itself. */
export async function pactVerify(...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    write: (text: string | Uint8Array) => ((written[name] += String(text)), true),
  });
  const streams = { stdout: stream('stdout'), stderr: stream('stderr') };
  const code = await runPactVerify(args, streams);
  return { code, ...written };
}

/** What the verifier prints when it finds a mismatch, otherwise ''. */
export async function findMismatches(origin: string, statesUrl: string, ...args: string[]) {
  const { code, stdout, stderr } = await pactVerify(origin, '--states', statesUrl, ...args);
  return code === 0 ? '' : `${stdout}${stderr}exited with ${code}`;
}
