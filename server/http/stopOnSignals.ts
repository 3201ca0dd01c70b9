import type { Log } from '../observability/log.ts';

/** What ending the process takes: each part's own end, and the exit itself. */
export type Leaving = {
  stop: (hurry: boolean) => Promise<boolean>;
  /** What is to be ended after the last answer, such as the sample provider. */
  afterwards: () => Promise<void>;
  log: Log;
  exit: (code: number) => void;
};

/**
 * Ends the process whole: on SIGTERM, or Ctrl-C at a terminal, with 0 once every begun answer is
 * through; with 1 when one had to be cut. What nobody caught ends it the same way, with 1 and its
 * reason in the log, because a process in an unknown state must not serve on, nor fail the requests
 * that have nothing to do with it.
 */
export function stopOnSignals(process: NodeJS.EventEmitter, leaving: Leaving): void {
  const { stop, afterwards, log, exit } = leaving;
  let going = false;
  const go = (code: number, hurry: boolean) => {
    if (going) return;
    going = true;
    stop(hurry)
      .then(async (whole) => {
        await afterwards();
        exit(whole ? code : 1);
      })
      .catch(() => exit(1));
  };
  process.on('SIGTERM', () => {
    log.info({ signal: 'SIGTERM' }, 'stopping');
    go(0, false);
  });
  process.on('SIGINT', () => {
    log.info({ signal: 'SIGINT' }, 'stopping');
    go(0, true);
  });
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, (fault: unknown) => {
      log.error({ err: fault, event }, 'stopping after a fault that nobody caught');
      go(1, false);
    });
  }
}
