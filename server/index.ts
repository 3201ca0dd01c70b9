import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { builtBundle } from './bundle.ts';
import { parseConfig } from './config.ts';
import { createApp } from './createApp.ts';
import { listen } from './listen.ts';
import { createLog, say } from './log.ts';
import { gracefulStop } from './shutdown.ts';

const development = process.env['NODE_ENV'] === 'development';
const graceMs = development ? 0 : 9_000;

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel, development);
  const bundle = development
    ? await (await import('./devBundle.ts')).devBundle(config)
    : builtBundle(fileURLToPath(new URL('../client', import.meta.url)), config);
  const replay = config.replayFolder ? await startReplay(config.replayFolder) : undefined;
  const sample = config.providerHost || replay ? undefined : await startSampleProvider();
  const origin = config.providerHost ?? (replay ?? sample)?.origin ?? '';

  const server = createServer();
  const { stop, stopping } = gracefulStop(server, graceMs);
  const unready = () => (stopping() ? 'stopping' : undefined);
  server.on(
    'request',
    createApp({ provider: { origin, servesMedia: sample !== undefined }, bundle, unready, log }),
  );
  const address = await listen(server, config);

  say(`The site is open at ${address}`);
  if (replay) say(`Hotels: as ${replay.recordedFrom} answered when it was recorded`);
  else say(sample ? `Hotels: the sample provider at ${origin}` : `Hotels: ${origin}`);
  if (config.gatePasswordIsDefault) say(`Gate password: ${config.gatePassword}`);

  const leave = async (signal: string) => {
    if (stopping()) return;
    log.info({ signal }, 'stopping');
    const whole = await stop();
    await (replay ?? sample)?.close();
    process.exit(whole ? 0 : 1);
  };
  process.on('SIGTERM', (signal) => void leave(signal));
  process.on('SIGINT', (signal) => void leave(signal));
}

/** Loaded only when needed: an operator with a provider of their own never runs it. */
async function startSampleProvider() {
  const { startProvider } = await import(
    /* webpackChunkName: "sampleProvider" */ '#contracts/provider/startProvider.ts'
  );
  return startProvider();
}

/** Loaded only when asked for, to look at a recorded fault. */
async function startReplay(folder: string) {
  const replay = await import(/* webpackChunkName: "replay" */ '#contracts/replay/startReplay.ts');
  return replay.startReplay(folder);
}

start().catch((fault: unknown) => {
  say(fault instanceof Error ? fault.message : String(fault), process.stderr);
  process.exit(1);
});
