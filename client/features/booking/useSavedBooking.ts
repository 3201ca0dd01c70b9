import { useEffect, useRef, useState } from 'react';
import { saysNoSuchBooking } from '../../api/bookingError.ts';
import type { SavedBooking } from '../../api/bookingStorage.ts';
import type { Account } from '../../api/savedEntries.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { filesCache, keyOfPage, pagesCache } from '../../domain/caches.ts';
import type { useBooking } from './useBooking.ts';

/**
 * Loads what saves and reads bookings. It has the schema of a booking, which the page need not have:
 * what an earlier version has saved may lack something.
 */
const loadStorage = () => import(/* webpackChunkName: "offline" */ '../../api/bookingStorage.ts');

type BookingStorage = Awaited<ReturnType<typeof loadStorage>>;

/** What is known of the request for the booking. */
type BookingQuery = Pick<
  ReturnType<typeof useBooking>,
  'data' | 'error' | 'isFetching' | 'fulfilledTimeStamp'
>;

/**
 * How long the response may take before the saved booking is shown: longer than the site waits for
 * the payment provider.
 */
const answerMs = 3_000;
/** How long to look for the saved booking. */
const readMs = 1_000;

/**
 * Saves a booking on the device whenever it was requested, once it is known who is signed in, and
 * returns the saved one with its time while the site does not respond, or
 * there is no key to ask it with; `isReading` while it is looked for. Removes one that the site no
 * longer has. `preload` loads what the page loads later.
 */
export function useSavedBooking(
  { id, key }: BookingAccess,
  { data, error, isFetching, fulfilledTimeStamp }: BookingQuery,
  account: Account | undefined,
  preload: () => Promise<unknown>,
): { saved: SavedBooking | undefined; isReading: boolean } {
  const [saved, setSaved] = useState<SavedBooking | null>();
  const owner = useRef(account);
  const isLate = useLate(isFetching && data === undefined, answerMs);
  const removed = saysNoSuchBooking(error);
  const keyless = key === '' && !isFetching;
  const unanswered = (error !== undefined && !removed) || isLate || keyless;
  const signedIn = account !== null;

  useEffect(() => {
    owner.current ??= account;
    // What was open in a session that has ended is not saved for whoever comes next.
    if (data === undefined || account === undefined || account !== owner.current) return;
    if (offlineSetting() === 'off') return;
    withStorage(({ saveBooking }) => saveBooking({ id, key }, data, account));
  }, [id, key, data, account]);

  useEffect(() => {
    if (removed) withStorage(({ removeSavedBooking }) => removeSavedBooking({ id, key }));
  }, [id, key, removed]);

  const opened = data !== undefined;
  useEffect(() => {
    if (opened) void openOffline(preload);
  }, [opened, preload]);

  useEffect(() => {
    if (!unanswered || data !== undefined) return undefined;
    let ended = false;
    const show = (found?: SavedBooking) => {
      if (!ended) setSaved(found ?? null);
    };
    loadStorage()
      .then(({ readSavedBooking }) => readSavedBooking(id, signedIn))
      .then(show, () => show());
    return () => {
      ended = true;
    };
  }, [id, signedIn, unanswered, data]);

  const isReading = unanswered && data === undefined && saved === undefined;
  const isStuck = useLate(isReading, readMs);
  if (!unanswered) return { saved: undefined, isReading };
  const read = data ? { booking: data, savedAt: fulfilledTimeStamp ?? 0 } : (saved ?? undefined);
  return { saved: read, isReading: isReading && !isStuck };
}

/** Changes what is saved. Does nothing where the code for it cannot be loaded. */
function withStorage(change: (storage: BookingStorage) => Promise<void>): void {
  loadStorage()
    .then(change)
    .catch(() => undefined);
}

/** Whether `waiting` has been true for so many milliseconds. */
function useLate(waiting: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, ms]);
  return late;
}

/**
 * Whether the operator has pages open without a network, as the server has written into the page.
 */
const offlineSetting = () =>
  document.querySelector<HTMLMetaElement>('meta[name="offline"]')?.content;

/** The service worker, at the root because it answers for all pages. */
const workerPath = '/service-worker.js';

/**
 * Has this page open without a network from now on, also after a restart of the browser: registers
 * the service worker and caches the page and the files that it has loaded, after `preload`. Does
 * nothing in development, where the browser has no service workers, and where the operator has
 * turned it off.
 */
async function openOffline(preload: () => Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator) || offlineSetting() !== 'on') return;
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(workerPath);
    await serviceWorker.ready;
    const [pages, files] = await Promise.all([caches.open(pagesCache), caches.open(filesCache)]);
    await Promise.all([pages.add(keyOfPage(window.location.href)), preload()]);
    keepLoadedFiles(files);
  } catch {
    // Storage is denied or full, or the network has gone: the page works without.
  }
}

/**
 * Caches the files that this page has loaded, and those that it loads from now on: the code of the
 * other pages. Each is asked for once until the network is back: a request that fails is a loaded
 * file as well, and would be followed by the next one.
 */
function keepLoadedFiles(files: Cache): void {
  const ours = `${window.location.origin}/assets/`;
  const asked = new Set<string>();
  window.addEventListener('online', () => asked.clear());
  const keep = async (name: string) => {
    if (!(await files.match(name))) await files.add(name);
  };
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (!name.startsWith(ours) || asked.has(name)) continue;
      asked.add(name);
      // What cannot be cached is loaded when it is needed.
      keep(name).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
}
