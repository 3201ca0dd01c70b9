import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '#contracts/kit/verify/report.ts';
import { runVerify } from '#contracts/kit/verify/runVerify.ts';
import { type Overrides, startFaultyProvider } from './faultyProvider.ts';

/** The exit code and output of the command. */
export interface Outcome {
  code: number;
  output: string;
  progress: string;
  report: Report;
  files: Record<'report.html' | 'junit.xml', string>;
}

/** Runs the whole command against an origin and reads the reports it wrote. */
export async function verifyAt(
  origin: string,
  args: readonly string[] = [],
  limits = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 10_000, bodyBytes: 2 ** 25 },
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-verify-'));
  const written = { output: '', progress: '' };
  const stream = (key: keyof typeof written) => ({
    write: (text: string | Uint8Array) => ((written[key] += String(text)), true),
    isTTY: false,
    columns: 100,
    hasColors: () => false,
  });
  try {
    const code = await runVerify([origin, '--report', folder, ...args], {
      stdout: stream('output'),
      stderr: stream('progress'),
      limits,
      pauseMs: 0,
    });
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    return {
      code,
      ...written,
      report: JSON.parse(await read('report.json')),
      files: {
        'report.html': await read('report.html'),
        'junit.xml': await read('junit.xml'),
      },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs the command against a provider with these overrides. */
export async function verifyOverrides(
  overrides: Overrides,
  args?: readonly string[],
  limits?: Parameters<typeof verifyAt>[2],
): Promise<Outcome> {
  const provider = await startFaultyProvider(overrides);
  try {
    return await verifyAt(provider.origin, args, limits);
  } finally {
    await provider.close();
  }
}
