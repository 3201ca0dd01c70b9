import { EventEmitter } from 'node:events';
import { stopOnSignals } from '#server/http/stopOnSignals.ts';
import { listeningLog } from '../testApp.ts';

/**
 * Returns the steps of a process in order after `events`. `complete` says whether every response
 * was sent.
 */
async function stepsAfter(events: [string, ...unknown[]][], complete = true): Promise<string[]> {
  const own = new EventEmitter();
  const { log, lines } = listeningLog();
  const steps: string[] = [];
  const exited = new Promise<void>((resolve) => {
    stopOnSignals(own, {
      stop: (hurry) =>
        Promise.resolve(steps.push(hurry ? 'stop at once' : 'drain')).then(() => complete),
      close: () => Promise.resolve(void steps.push('close')),
      flushLog: () => Promise.resolve(void steps.push('flush')),
      log,
      exit: (code) => resolve(void steps.push(`exit ${code}`)),
    });
  });
  for (const [name, ...values] of events) own.emit(name, ...values);
  await exited;
  return [...lines, ...steps];
}

test.each<[string, [string, ...unknown[]][], string[]]>([
  ['SIGTERM drains', [['SIGTERM']], ['drain', 'close', 'flush', 'exit 0']],
  ['SIGINT stops without draining', [['SIGINT']], ['stop at once', 'close', 'flush', 'exit 0']],
  [
    'a second signal changes nothing',
    [['SIGTERM'], ['SIGINT']],
    ['drain', 'close', 'flush', 'exit 0'],
  ],
  ...['unhandledRejection', 'uncaughtException'].map(
    (event): [string, [string, ...unknown[]][], string[]] => [
      `${event} exits with 1`,
      [[event, new Error('unexpected')]],
      ['error: stopping after an uncaught error', 'drain', 'close', 'flush', 'exit 1'],
    ],
  ),
])('%s', async (_what, events, steps) => {
  expect(await stepsAfter(events)).toEqual(steps);
});

test('a response that was cut off makes the process exit with 1', async () => {
  expect((await stepsAfter([['SIGTERM']], false)).at(-1)).toBe('exit 1');
});
