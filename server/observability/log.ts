import { destination, pino, type DestinationStream, type Logger } from 'pino';

const flushMs = 500;
const collectedBytes = 64 * 1024;
/** Where whoever reads the log has fallen so far behind, in bytes, further lines are dropped. */
const mostWaiting = 16 * 1024 * 1024;

const hidden = () => '[hidden]';
/** Secrets are not logged by anyone; should one be handed over by such a name all the same, it is blotted out. */
const serializers = { providerHeaders: hidden, headers: hidden, config: hidden };

/**
 * The one writer of log lines: JSON for machines, collected and written up to 64 KB at a time so that a
 * request does not wait for the disk, and the rest of them when the process ends, but for a piece that is
 * being written just then; pretty, and at once, for a person at a terminal. Handed to whoever logs, so
 * that a test can listen.
 */
export function createLog(level: string, pretty = false): Logger {
  if (pretty) return pino({ level, serializers, transport: { target: 'pino-pretty' } });
  return pino({ level, serializers, base: null }, collected());
}
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

/**
 * Collects lines as bytes, since what pino makes of a line is a string of many pieces, and these cost
 * most when they are put together late. Its own stream writes them.
 */
function collected(): DestinationStream {
  const bytes = Buffer.allocUnsafeSlow(collectedBytes);
  let used = 0;
  const flush = () => {
    if (used > 0) out.write(bytes.toString('utf8', 0, used));
    used = 0;
  };
  // Before the stream's own, which writes what it holds.
  process.once('exit', flush);
  const out = destination({ sync: false, maxLength: mostWaiting, maxWrite: collectedBytes });
  setInterval(flush, flushMs).unref();
  return {
    write: (line) => {
      const mostBytes = 3 * line.length;
      if (used + mostBytes > collectedBytes) flush();
      if (mostBytes > collectedBytes) out.write(line);
      else used += bytes.write(line, used);
    },
  };
}

/** A plain line for the person at the terminal: what was started, or why it was not. */
export function say(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${line}\n`);
}
