import { startListening } from '../provider/startProvider.ts';
import { createStatefulProvider, statesPath } from './statefulProvider.ts';

// `npm run contracts:pact:provider` starts the sample provider with its states, on PORT, so that the
// whole pact can be replayed against it. Ends with 1 and a sentence when it cannot listen.
const { PORT = '4001' } = process.env;

try {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not '${PORT}'.`);
  }
  const { origin, close } = await startListening(createStatefulProvider(), { port });
  process.stdout.write(`The sample provider answers at ${origin}\n`);
  process.stdout.write(`Its states are changed at ${origin}${statesPath}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
