import type { WriteStream } from 'node:tty';
import type { Progress } from '../verify/verifyProvider.ts';

const barLength = 24;

/**
 * Prints the progress of a run: on a terminal one line per phase that is redrawn, elsewhere one
 * line when a phase starts and one when it is done, to keep the logs of a pipeline short.
 */
export function showProgress(stream: Pick<WriteStream, 'write' | 'isTTY'>) {
  return ({ phase, done, total }: Progress): void => {
    const isDone = done === total;
    if (!stream.isTTY) {
      if (done === 0)
        stream.write(`${phase}: ${total} ${phase === 'Reservations' ? 'rules' : 'requests'}\n`);
      if (isDone && total > 0) stream.write(`${phase}: done\n`);
      return;
    }
    const filled = total === 0 ? barLength : Math.round((done / total) * barLength);
    const bar = '━'.repeat(filled) + '╌'.repeat(barLength - filled);
    stream.write(`\r\u001b[2K  ${bar}  ${phase} ${done}/${total}${isDone ? '\n' : ''}`);
  };
}
