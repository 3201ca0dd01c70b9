import type { WriteStream } from 'node:tty';
import type { Progress } from '../verifyProvider.ts';

const barLength = 24;

/**
 * Tells a person how far a run is. On a terminal one line that is rewritten and, at the end of a
 * phase, left; elsewhere one line when a phase begins and one when it has ended, so that a log of a
 * pipeline stays short.
 */
export function showProgress(stream: Pick<WriteStream, 'write' | 'isTTY'>) {
  return ({ phase, done, total }: Progress): void => {
    const ended = done === total;
    if (!stream.isTTY) {
      if (done === 0) stream.write(`${phase}: ${total} to ask\n`);
      if (ended && total > 0) stream.write(`${phase}: done\n`);
      return;
    }
    const filled = total === 0 ? barLength : Math.round((done / total) * barLength);
    const bar = '━'.repeat(filled) + '╌'.repeat(barLength - filled);
    stream.write(`\r\u001b[2K  ${bar}  ${phase} ${done}/${total}${ended ? '\n' : ''}`);
  };
}
