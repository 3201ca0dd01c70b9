import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { defaultBudgets } from '#server/provider/budgets.ts';
import { startReservations } from '../../sample-provider/reservations/startReservations.ts';
import { startFaultyProvider } from '../verify/faultyProvider.ts';
import { reservationRules } from '#contracts/kit/sandbox/reservationCheck.ts';
import { runCommand } from '../verify/verifyAt.ts';
import { startSandbox } from './startSandbox.ts';

const entry = ['contracts/kit/command.ts', 'verify'];

it('exits with 0 for the sample provider', async () => {
  const provider = await startFaultyProvider();
  const sandbox = await startReservations({ now: Date.now() });
  const args = [provider.origin, '--sample', '0', '--reservations', sandbox.origin];
  const { code, output } = await runCommand(args);
  await Promise.all([provider.close(), sandbox.close()]);
  expect(output.match(/^(passed|broken|not checked) .*$/gm)).toEqual(
    Object.values(reservationRules).map(({ title }) => expect.stringMatching(`^passed +${title}$`)),
  );
  expect(code).toBe(0);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'cancels its reservations when it is interrupted by %s, and exits with 2',
  async (signal) => {
    const arrived = new EventEmitter();
    const provider = await startFaultyProvider();
    const sandbox = await startSandbox(({ method, path, respond }) => {
      if (method !== 'POST' || path !== '/api/reservations') respond();
      else arrived.emit('request', respond);
    });
    const args = [provider.origin, '--sample', '0', '--reservations', sandbox.origin];
    const tsx = import.meta.resolve('tsx');
    const child = spawn(process.execPath, ['--import', tsx, ...entry, ...args]);
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));

    const [respond] = await once(arrived, 'request');
    child.kill(signal);
    while (!errors.includes('Interrupted')) await once(child.stderr, 'data');
    respond();
    const [code] = await once(child, 'close');
    await Promise.all([provider.close(), sandbox.close()]);

    expect(sandbox.made()).toBe(1);
    expect(sandbox.open()).toEqual([]);
    expect(code).toBe(2);
  },
);

it.each(['a search', 'a list of changes'])(
  'exits before the request time limit when it is interrupted at %s that never responds',
  async (where) => {
    const arrived = new EventEmitter();
    const hold = () => void arrived.emit('request');
    const isSearch = where === 'a search';
    const provider = await startFaultyProvider(isSearch ? { search: hold } : {});
    const sandbox = await startSandbox(({ method, path, respond }) => {
      if (method === 'GET' && path === '/api/reservations') hold();
      else respond();
    });
    const args = [provider.origin, '--sample', '0', '--reservations', sandbox.origin];
    const child = spawn(process.execPath, [
      '--import',
      import.meta.resolve('tsx'),
      ...entry,
      ...args,
    ]);
    await once(arrived, 'request');
    const interrupted = performance.now();
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    const tookMs = performance.now() - interrupted;
    await Promise.all([provider.close(), sandbox.close()]);
    expect(code).toBe(2);
    expect(tookMs).toBeLessThan(defaultBudgets.firstByteMs);
    expect(sandbox.open()).toEqual([]);
  },
);

it('exits with 2 and one sentence when the sandbox cannot be reached', async () => {
  const provider = await startFaultyProvider();
  const sandbox = await startSandbox();
  await sandbox.close();
  const args = [provider.origin, '--reservations', sandbox.origin];
  const { code, progress } = await runCommand(args);
  await provider.close();
  expect(progress).toBe(
    `The provider cannot be reached: the connection is refused (ECONNREFUSED); --reservations ${sandbox.origin}.\n`,
  );
  expect(code).toBe(2);
});
