type Streams = Record<'stdout' | 'stderr', { write: (text: string | Uint8Array) => boolean }>;

/** Runs a command in this process. Resolves with its output and its exit code. */
export async function inMemory(run: (streams: Streams) => number | Promise<number>) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    write: (text: string | Uint8Array) => ((written[name] += String(text)), true),
  });
  const code = await run({ stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...written };
}
