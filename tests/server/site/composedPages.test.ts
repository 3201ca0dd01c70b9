import { createComposedPages } from '#server/site/composedPages.ts';

/** Pages by their keys, and how often each was composed. */
function pages(rateLimit = 600, mayCompose?: () => boolean) {
  const composePage = createComposedPages<{ body: Buffer }>(rateLimit, mayCompose);
  const composed: string[] = [];
  return {
    composed,
    ask: async (
      key: string,
      client = 'a',
      work: () => Promise<unknown> = () => Promise.resolve(),
    ) => {
      const page = await composePage(key, client, async () => {
        composed.push(key);
        await work();
        return { page: { body: Buffer.from(key) }, keptMs: 60_000 };
      });
      return page?.body.toString();
    },
  };
}

/** Work that lasts until it is ended. */
function lasting() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

/** A clock that the test moves. */
function stopClock() {
  let time = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => time);
  return { pass: (ms: number) => void (time += ms), restore: () => clock.mockRestore() };
}

test('a page is composed once, also for those who ask while it is being composed', async () => {
  const { ask, composed } = pages();
  const { work, end } = lasting();
  const asked = Array.from({ length: 32 }, () => ask('/', 'a', work));
  end();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['/']));
  expect(await ask('/', 'b')).toBe('/');
  expect(composed).toEqual(['/']);
});

test('a busy process sends what it has composed before, and composes nothing', async () => {
  let busy = false;
  const { ask, composed } = pages(600, () => !busy);
  await ask('/');
  busy = true;
  expect(await ask('/')).toBe('/');
  expect(await ask('/other')).toBeUndefined();
  busy = false;
  expect(await ask('/other')).toBe('/other');
  expect(composed).toEqual(['/', '/other']);
});

test('a client has one page composed for ten of its requests, and others have theirs', async () => {
  const { pass, restore } = stopClock();
  const { ask } = pages(30);
  for (const key of ['1', '2', '3']) expect(await ask(key)).toBe(key);
  expect(await ask('4')).toBeUndefined();
  expect(await ask('3')).toBe('3');
  expect(await ask('4', 'b')).toBe('4');
  expect(await ask('4')).toBe('4');
  pass(61_000);
  expect(await ask('5')).toBe('5');
  restore();
});

test('without a limit of requests a client has any number of pages composed', async () => {
  const { restore } = stopClock();
  const { ask } = pages(0);
  for (let n = 0; n < 100; n += 1) expect(await ask(`${n}`)).toBe(`${n}`);
  restore();
});

test('pages are composed one after another, and few wait', async () => {
  const { ask, composed } = pages();
  const { work, end } = lasting();
  const asked = ['1', '2', '3', '4'].map((key) => ask(key, 'a', work));
  expect(await ask('5')).toBeUndefined();
  await Promise.resolve();
  expect(composed).toEqual(['1']);
  end();
  expect(await Promise.all(asked)).toEqual(['1', '2', '3', '4']);
  expect(await ask('5')).toBe('5');
});

test.each([15, 400])('composing takes a quarter of the time, with pages of %i ms', async (ms) => {
  const { pass, restore } = stopClock();
  const { ask, composed } = pages(0);
  const seconds = 60;
  // Each is of a client of its own, in a second of so many visits.
  const visits = 100;
  for (let visit = 0; visit < seconds * visits; visit += 1) {
    await ask(`${visit}`, `${visit}`, () => {
      pass(ms);
      return Promise.resolve();
    });
    pass(1_000 / visits);
  }
  const took = composed.length * ms;
  const passed = took + seconds * 1_000;
  expect(took / passed).toBeGreaterThan(0.2);
  expect(took / passed).toBeLessThan(0.27);
  restore();
});

test('a page that fails is composed again, and nobody waits for it', async () => {
  const { ask } = pages();
  const failing = ask('/', 'a', () => Promise.reject(new Error('broken')));
  const next = ask('/next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('/next');
  expect(await ask('/')).toBe('/');
});
