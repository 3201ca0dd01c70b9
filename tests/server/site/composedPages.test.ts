import { createComposedPages } from '#server/site/composedPages.ts';

/** Returns composed pages by their keys, and the list of compositions. */
function pages(rateLimit = 600, isBusy?: () => boolean) {
  const composePage = createComposedPages<{ body: Buffer }>(rateLimit, isBusy);
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

/** Returns work that lasts until the test ends it. */
function lasting() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

/** Stops the clock, which the test then moves. */
function stopClock() {
  let time = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => time);
  return { pass: (ms: number) => void (time += ms), restore: () => clock.mockRestore() };
}

test('a page is composed once for all clients that ask for it meanwhile', async () => {
  const { ask, composed } = pages();
  const { work, end } = lasting();
  const asked = Array.from({ length: 32 }, () => ask('/', 'a', work));
  end();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['/']));
  expect(await ask('/', 'b')).toBe('/');
  expect(composed).toEqual(['/']);
});

test('a busy process composes two pages a second, and prefers clients with few pages', async () => {
  const { pass, restore } = stopClock();
  const { ask, composed } = pages(600, () => true);
  const seconds = 30;
  // Each of ten clients repeatedly asks for a new page.
  const flood = async (at: number) => {
    for (let client = 0; client < 10; client += 1) await ask(`${at} ${client}`, `${client}`);
  };
  let honest = 0;
  for (let at = 0; at < seconds * 10; at += 1) {
    await flood(at);
    if (at % 100 === 99 && (await ask(`honest ${at}`, 'honest'))) honest += 1;
    pass(100);
  }
  expect(composed.length).toBeGreaterThan(1.9 * seconds);
  expect(composed.length).toBeLessThan(2.2 * seconds);
  expect(honest).toBe(3);
  expect(await ask(composed[0] ?? '')).toBe(composed[0]);
  restore();
});

test.each([1, 3, 20])(
  'a client still gets its page while %i others keep asking for new pages',
  async (clients) => {
    const { pass, restore } = stopClock();
    const { ask, composed } = pages();
    const seconds = 60;
    const asked = 200;
    const took = 20;
    const work = () => {
      pass(took);
      return Promise.resolve();
    };
    let honest = 0;
    let honestAsked = 0;
    let next = 0;
    const end = performance.now() + seconds * 1_000;
    for (let n = 0; performance.now() < end; n += 1) {
      await ask(`flood ${n}`, `flooder ${n % clients}`, work);
      if (performance.now() >= next) {
        next = performance.now() + 15_000;
        honestAsked += 1;
        if (await ask(`honest ${n}`, 'honest', work)) honest += 1;
      }
      pass(1_000 / asked);
    }
    expect([honest, honestAsked]).toEqual([4, 4]);
    expect(composed.length).toBeGreaterThanOrEqual(Math.min(60 * clients, 500));
    restore();
  },
);

test('a client can have one new page composed for every ten requests of its limit', async () => {
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

test('a client can have any number of pages composed without a limit of requests', async () => {
  const { restore } = stopClock();
  const { ask } = pages(0);
  for (let n = 0; n < 100; n += 1) expect(await ask(`${n}`)).toBe(`${n}`);
  restore();
});

test('pages are composed one at a time with a short queue', async () => {
  const { ask, composed } = pages();
  const { work, end } = lasting();
  const asked = ['1', '2', '3', '4'].map((key) => ask(key, `client ${key}`, work));
  expect(await ask('5')).toBeUndefined();
  await Promise.resolve();
  expect(composed).toEqual(['1']);
  end();
  expect(await Promise.all(asked)).toEqual(['1', '2', '3', '4']);
  expect(await ask('5')).toBe('5');
});

test('one client has at most two pages in the queue', async () => {
  const { ask } = pages();
  const { work, end } = lasting();
  const asked = ['1', '2'].map((key) => ask(key, 'a', work));
  expect(await ask('3', 'a')).toBeUndefined();
  const others = ['4', '5'].map((key) => ask(key, `client ${key}`, work));
  end();
  expect(await Promise.all([...asked, ...others])).toEqual(['1', '2', '4', '5']);
});

test.each([15, 400])('composing pages of %i ms takes a quarter of the time', async (ms) => {
  const { pass, restore } = stopClock();
  const { ask, composed } = pages(0);
  const seconds = 60;
  // Each visit has a different client, and each second has this number of visits.
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

test('a failed page is composed again and delays nobody', async () => {
  const { ask } = pages();
  const failing = ask('/', 'a', () => Promise.reject(new Error('broken')));
  const next = ask('/next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('/next');
  expect(await ask('/')).toBe('/');
});
