import { startFaultyProvider } from '../verify/faultyProvider.ts';
import { verifyAt } from '../verify/verifyAt.ts';
import { type SandboxCall, type SandboxFault, startSandbox } from './startSandbox.ts';

const limits = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 5_000, bodyBytes: 2 ** 20 };

/** Checks a correct provider and a sandbox with a fault. */
async function verifyWith(fault?: SandboxFault, { wholeMs = limits.wholeMs, cancels = true } = {}) {
  const provider = await startFaultyProvider();
  const sandbox = await startSandbox(fault, { cancels });
  const args = ['--sample', '0', '--reservations', sandbox.origin];
  const outcome = await verifyAt(provider.origin, args, { ...limits, wholeMs });
  await Promise.all([provider.close(), sandbox.close()]);
  const { results = [] } = outcome.report.reservations ?? {};
  const broken = results.filter((result) => result.outcome === 'broken');
  return { ...outcome, provider, sandbox, results, broken: broken.map(({ rule }) => rule) };
}

const isReserve = ({ method, path }: SandboxCall) =>
  method === 'POST' && path === '/api/reservations';
const isCancellation = ({ path }: SandboxCall) => path.endsWith('/cancellation');
const isByKey = ({ path }: SandboxCall) => path.includes('/by-key/');

/** Handles some calls in another way, the others correctly. */
function only(applies: (call: SandboxCall) => boolean, fault: SandboxFault): SandboxFault {
  return (call) => (applies(call) ? fault(call) : call.respond());
}

it('reserves and cancels at the sandbox, and nowhere else', async () => {
  const { code, results, provider, sandbox, files, output } = await verifyWith();
  expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(results).toHaveLength(14);
  expect(code).toBe(0);
  expect(sandbox.made()).toBe(2);
  expect(sandbox.open()).toEqual([]);
  expect(new Set(provider.seen.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(output).toContain(`Reservations at ${sandbox.origin}`);
  expect(files['junit.xml']).toContain('<testsuite name="reservations" tests="14" failures="0"');
  expect(files['report.html']).toContain('Nothing stays reserved');
});

it('reserves nothing when no sandbox is named', async () => {
  const sandbox = await startSandbox();
  const { report } = await verifyAt(sandbox.origin, ['--sample', '1']);
  await sandbox.close();
  expect(sandbox.seen.filter((line) => !line.startsWith('GET /api/hotels/'))).toEqual([]);
  expect(report.reservations).toBeUndefined();
});

it('does not follow a redirect to another host', async () => {
  const other = await startSandbox();
  const location = { location: `${other.origin}/api/reservations` };
  const { broken } = await verifyWith(only(isReserve, ({ send }) => send({}, 307, location)));
  await other.close();
  expect(broken).toContain('reserve');
  expect(other.seen).toEqual([]);
});

describe('finds a sandbox that', () => {
  let calls = 0;
  const seenKeys = new Set<string>();
  beforeEach(() => {
    calls = 0;
    seenKeys.clear();
  });
  const status = (wanted: number) => (call: SandboxCall) => call.good.status === wanted;
  const both =
    (...conditions: ((call: SandboxCall) => boolean)[]) =>
    (call: SandboxCall) =>
      conditions.every((condition) => condition(call));
  const isCancelled = ({ good }: SandboxCall) => Object(good.body).status === 'cancelled';
  const isCode = (code: string) => (call: SandboxCall) => Object(call.good.body).code === code;

  const faults: [what: string, fault: SandboxFault, broken: string[]][] = [
    [
      'reserves again for the same key',
      only(both(isReserve, status(201)), (call) =>
        (calls += 1) === 1 ? call.respond() : call.reserveAnyway(),
      ),
      ['repeat'],
    ],
    [
      'reserves again for the same key with another body',
      only(both(isReserve, isCode('key-reused')), ({ reserveAnyway }) => reserveAnyway()),
      ['keyReused'],
    ],
    [
      'reserves at another price',
      only(both(isReserve, isCode('price-changed')), ({ reserveAnyway }) => reserveAnyway()),
      ['priceChanged'],
    ],
    [
      'does not say what the new price is',
      only(both(isReserve, isCode('price-changed')), ({ send, good }) =>
        send({ ...Object(good.body), rate: undefined }),
      ),
      ['priceChanged'],
    ],
    [
      'reserves what is gone',
      only(both(isReserve, isCode('gone')), ({ reserveAnyway }) => reserveAnyway()),
      ['gone'],
    ],
    [
      'fails for what is gone',
      only(both(isReserve, isCode('gone')), ({ send }) => send({ title: 'Oops' }, 500)),
      ['gone'],
    ],
    [
      'responds 200 to a request to reserve',
      only(both(isReserve, status(201)), ({ send, good }) => send(good.body, 200)),
      ['reserve'],
    ],
    [
      'reserves at a dearer price',
      only(both(isReserve, status(201)), ({ send, good }) => {
        const made = Object(good.body);
        send({ ...made, price: { ...made.price, total: '161.00' } });
      }),
      ['reserve'],
    ],
    [
      'sends HTML',
      only(both(isReserve, status(201)), ({ send, good }) =>
        send(good.body, 201, { 'content-type': 'text/html' }),
      ),
      ['reserve'],
    ],
    [
      'does not find reservations by their keys',
      only(both(isByKey, status(200)), ({ send }) => send({ title: 'Not Found' }, 404)),
      ['read', 'readCancelled'],
    ],
    [
      'finds a reservation with an unused key',
      only(both(isByKey, status(404)), ({ send }) => send({ reference: 'R-9' }, 200)),
      ['unknown'],
    ],
    [
      'has no code in a 404',
      only(both(isByKey, status(404)), ({ send }) => send({ title: 'Not Found', status: 404 })),
      ['unknown'],
    ],
    [
      'has no code in a 422',
      only(both(isReserve, status(422)), ({ send }) => send({ title: 'Invalid', status: 422 })),
      ['rejected'],
    ],
    [
      'has no fee in a 409',
      only(both(isCancellation, isCode('fee-changed')), ({ send, good }) =>
        send({ ...Object(good.body), fee: undefined }),
      ),
      ['feeChanged'],
    ],
    [
      'cancels at a fee that was not accepted',
      only(both(isCancellation, isCode('fee-changed')), ({ cancelAnyway }) => cancelAnyway()),
      ['feeChanged'],
    ],
    [
      'charges a fee before the deadline',
      only(both(isCancellation, isCancelled), ({ send, good }) => {
        const made = Object(good.body);
        const fee = { amount: '160.00', currency: 'USD' };
        send({ ...made, cancellation: { ...made.cancellation, fee } });
      }),
      ['cancel'],
    ],
    [
      'rejects a second cancellation',
      only(both(isCancellation, status(200)), ({ respond, send, path }) => {
        if (!seenKeys.has(path)) respond();
        else send({ title: 'Conflict' }, 409);
        seenKeys.add(path);
      }),
      ['cancelAgain'],
    ],
    [
      'forgets cancelled reservations',
      only(
        both((call) => call.method === 'GET', isCancelled),
        ({ send }) => send({ title: 'Not Found' }, 404),
      ),
      ['readCancelled'],
    ],
  ];

  it.each(faults)('%s, and cancels everything', async (_, fault, expected) => {
    const { code, broken, sandbox } = await verifyWith(fault);
    expect(broken).toEqual(expected);
    expect(sandbox.open()).toEqual([]);
    expect(code).toBe(1);
  });

  it('does not respond after it has reserved, and cancels that by its key', async () => {
    const { code, broken, sandbox, results } = await verifyWith(
      only(both(isReserve, status(201)), () => {}),
      { wholeMs: 100 },
    );
    expect(broken).toEqual(['reserve']);
    expect(results[1]?.received).toMatch(/^no .*response within 1.1 s$/);
    expect(sandbox.made()).toBe(1);
    expect(sandbox.open()).toEqual([]);
    expect(code).toBe(1);
  });

  it('cancels nothing, and names what stays reserved', async () => {
    const { broken, sandbox, output, code } = await verifyWith(
      only(isCancellation, ({ send }) => send({ title: 'Oops' }, 500)),
      { cancels: false },
    );
    expect(broken).toEqual(['feeChanged', 'cancel', 'cleanUp']);
    expect(output).toContain('left: the reservation R-1, the reservation R-2');
    expect(sandbox.made()).toBe(2);
    expect(code).toBe(1);
  });
});
