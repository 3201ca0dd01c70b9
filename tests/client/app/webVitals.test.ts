import * as v from 'valibot';
import { browserReportSchema } from '#contracts/site/browserReports.ts';
import { reportVitals } from '#client/app/webVitals.ts';

type Entry = { entryType: string; startTime: number } & Record<string, unknown>;

const paint = { entryType: 'paint', name: 'first-contentful-paint', startTime: 90 };
const largest = { entryType: 'largest-contentful-paint', startTime: 1_234.5 };
const shift = { entryType: 'layout-shift', startTime: 100, value: 0.1234567 };
const press = { entryType: 'event', startTime: 2_000, duration: 184, interactionId: 7 };
const whole: Entry[] = [paint, largest, shift, press];

const sent: Promise<string>[] = [];
let hidden = false;

/** Replaces properties of a browser object for one test. */
function stub(target: object, properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties)) {
    const before = Reflect.getOwnPropertyDescriptor(target, name);
    stubbed.push(() =>
      before ? Reflect.defineProperty(target, name, before) : Reflect.deleteProperty(target, name),
    );
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
}
const stubbed: (() => void)[] = [];

/** Simulates a browser that has measured these entries of a page and supports only their types. */
function measure(address: string, entries: readonly Entry[], types = entries): void {
  class Observer {
    static readonly supportedEntryTypes = types.map(({ entryType }) => entryType);
    readonly tell: (list: object) => void;
    constructor(tell: (list: object) => void) {
      this.tell = tell;
    }
    observe({ type }: { type: string }) {
      const found = entries.filter(({ entryType }) => entryType === type);
      if (found.length > 0) this.tell({ getEntries: () => found });
    }
    takeRecords() {
      return [];
    }
    disconnect() {}
  }
  const navigation = { name: `http://localhost${address}`, type: 'navigate', responseStart: 10 };
  stub(globalThis, {
    PerformanceObserver: Observer,
    PerformanceEventTiming: class {
      interactionId = 0;
    },
  });
  Object.assign(globalThis.PerformanceEventTiming.prototype, { interactionId: 0 });
  stub(performance, {
    interactionCount: 1,
    getEntriesByType: (type: string) => (type === 'navigation' ? [navigation] : []),
  });
}

async function turn(visibility: 'hidden' | 'visible'): Promise<void> {
  hidden = visibility === 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await Promise.resolve();
}

const reports = async () =>
  (await Promise.all(sent)).map((text) => v.parse(browserReportSchema, JSON.parse(text)));

beforeEach(() => {
  sent.length = 0;
  hidden = false;
  stub(document, { visibilityState: '' });
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  stub(navigator, {
    sendBeacon: (path: string, body: Blob) => {
      expect([path, body.type]).toEqual(['/api/reports', 'application/json']);
      sent.push(textOf(body));
      return true;
    },
  });
});

afterEach(async () => {
  // Ends the measurement of the last test.
  await turn('hidden');
  for (const restore of stubbed.splice(0).toReversed()) restore();
});

function textOf(body: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(body);
  });
}

/** Waits some microtasks until the observers are called. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a page load is reported once, when its page is first hidden', async () => {
  measure('/de/hotel-detail/7?check_in=2030-01-01', whole);
  reportVitals();
  await settle();
  expect(sent).toEqual([]);
  await turn('hidden');
  await turn('visible');
  await turn('hidden');
  expect(await reports()).toEqual([
    { kind: 'vitals', page: 'hotel', width: 'desktop', lcp: 1_235, inp: 184, cls: 0.1235 },
  ]);
});

test.each([
  ['/', 'home'],
  ['/fr', 'home'],
  ['/hotel-listing?city=Paris', 'listing'],
  ['/pre-checkout', 'checkout'],
  ['/checkout', 'checkout'],
  ['/booking/1b4e28ba-2fa1-4d2e?key=Secret', 'booking'],
  ['/ar/account/security', 'account'],
  ['/trips', 'account'],
  ['/info/imprint', 'content'],
  ['/compare', 'other'],
  ['/no/such/page', 'other'],
])('a page load of %s counts as a load of %s', async (address, page) => {
  measure(address, [paint, largest]);
  reportVitals();
  await settle();
  await turn('hidden');
  expect(await reports()).toEqual([{ kind: 'vitals', page, width: 'desktop', lcp: 1_235 }]);
});

test('a page load counts for the page that it began with, not for the page at its end', async () => {
  measure('/hotel-listing', [paint, largest]);
  reportVitals();
  await settle();
  window.history.pushState(null, '', '/checkout');
  await turn('hidden');
  expect(await reports()).toEqual([expect.objectContaining({ page: 'listing' })]);
});

test.each<[string, Entry[], Entry[]]>([
  ['a browser that measures nothing of it', [], []],
  ['a browser that measures no paint', [shift, press], [shift, press]],
  ['a page that was hidden before it was painted', [], whole],
])('%s reports nothing', async (_what, entries, types) => {
  measure('/', entries, types);
  reportVitals();
  await settle();
  await turn('hidden');
  await settle();
  expect(sent).toEqual([]);
});
