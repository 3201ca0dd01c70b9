import { createLog } from '#server/observability/log.ts';

// Logs as many lines of 1 KB as its argument says, and ends when it can read from its input.
const { log, flush } = createLog('info');
const text = 'x'.repeat(1_000);
for (let line = 1; line <= Number(process.argv[2]); line += 1) log.info({ line }, text);
process.stderr.write('logged\n');
process.stdin.once('data', () => void flush().then(() => process.exit(0)));
