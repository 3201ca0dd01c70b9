import { startListening } from '../provider/startProvider.ts';
import { createStatefulProvider, statesPath } from './statefulProvider.ts';

// The entry of `npm run contracts:pact:provider`: starts the sample provider with its provider states
// on PORT. Exits with 1 and one sentence when it cannot listen.
const { PORT = '4001' } = process.env;

try {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not '${PORT}'.`);
  }
  const { origin, close } = await startListening(createStatefulProvider(), { port });
  process.stdout.write(`The sample provider listens at ${origin}\n`);
  process.stdout.write(`Its states are changed at ${origin}${statesPath}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
