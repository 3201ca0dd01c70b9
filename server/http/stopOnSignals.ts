import type { Log } from '../observability/log.ts';

/** The steps that end the process, in this order. */
export type ShutdownSteps = {
  /** Ends the server. Resolves to false if a response was cut off. `hurry` skips the drain. */
  stop: (hurry: boolean) => Promise<boolean>;
  /** Closes the resources of the requests, such as the sample provider. */
  close: () => Promise<void>;
  /** Resolves when the log is written. */
  flushLog: () => Promise<void>;
  log: Log;
  exit: (code: number) => void;
};

/**
 * Shuts the process down on SIGTERM, or on SIGINT (Ctrl-C) without the drain. The exit code is 0 if
 * every response that had begun was sent, or 1 if one was cut off. An uncaught error also shuts the
 * process down, with exit code 1 and the error in the log. The state of the process is unknown
 * then, but unrelated requests should not fail.
 */
export function stopOnSignals(process: NodeJS.EventEmitter, steps: ShutdownSteps): void {
  const { stop, close, flushLog, log, exit } = steps;
  let shuttingDown = false;
  const shutDown = (code: number, hurry: boolean) => {
    if (shuttingDown) return;
    shuttingDown = true;
    stop(hurry)
      .then(async (complete) => {
        await close();
        await flushLog();
        exit(complete ? code : 1);
      })
      .catch(() => exit(1));
  };
  process.on('SIGTERM', () => {
    log.info({ signal: 'SIGTERM' }, 'stopping');
    shutDown(0, false);
  });
  process.on('SIGINT', () => {
    log.info({ signal: 'SIGINT' }, 'stopping');
    shutDown(0, true);
  });
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, (error: unknown) => {
      log.error({ err: error, event }, 'stopping after an uncaught error');
      shutDown(1, false);
    });
  }
}
