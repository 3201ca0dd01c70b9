import { useEffect, useRef, useState } from 'react';
import { saysNoSuchBooking } from '../../api/bookingError.ts';
import type { SavedBooking } from '../../api/bookingStorage.ts';
import type { Account } from '../../api/savedEntries.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { filesCache, keyOfPage, pagesCache } from '../../domain/caches.ts';
import type { useBooking } from './useBooking.ts';

/**
 * Loads the code that saves and reads bookings. The code contains the schema of a booking, because
 * a booking that an earlier version has saved may lack fields. It loads on demand, because most
 * pages do not need the schema.
 */
const loadStorage = () => import(/* webpackChunkName: "offline" */ '../../api/bookingStorage.ts');

type BookingStorage = Awaited<ReturnType<typeof loadStorage>>;

/** The parts of the booking's query that this file reads. */
type BookingQuery = Pick<
  ReturnType<typeof useBooking>,
  'data' | 'error' | 'isFetching' | 'fulfilledTimeStamp'
>;

/**
 * The time in milliseconds after which the page shows the saved booking if the site has not
 * responded. It is longer than the site's own wait for the payment provider.
 */
const answerMs = 3_000;
/** The maximum time, in milliseconds, for which the page looks for the saved booking. */
const readMs = 1_000;

/**
 * Saves a booking on the device after every response, once it is known who is signed in. If the
 * site no longer has the booking, it is removed from the device.
 *
 * While the site does not respond, or if the page has no key for the site, returns the saved
 * booking and the time at which it was saved. `isReading` is true while the saved booking is being
 * looked up. `preload` loads the code that the page needs later.
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
    // If the booking was opened during a session that has ended, it must not be saved for the next
    // person.
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

/** Changes the saved bookings. It does nothing if the code cannot be loaded. */
function withStorage(change: (storage: BookingStorage) => Promise<void>): void {
  loadStorage()
    .then(change)
    .catch(() => undefined);
}

/** Returns whether `waiting` has been true for `ms` milliseconds. */
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
 * Reads the operator's setting for pages without a network, which the server writes into the page.
 */
const offlineSetting = () =>
  document.querySelector<HTMLMetaElement>('meta[name="offline"]')?.content;

/**
 * The address of the service worker. It is at the root, because a worker can serve only pages below
 * its own path.
 */
const workerPath = '/service-worker.js';

/**
 * Makes this page available without a network, even after a restart of the browser. Registers the
 * service worker. After `preload`, caches the page and the files that it has loaded. Does nothing
 * in development, if the browser has no service workers, or if the operator has turned this off.
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
    // Storage is denied or full, or the network is gone. The page also works without the cache.
  }
}

/**
 * Caches the files that this page has already loaded, and the files that it loads from now on, such
 * as the code of other pages. Each file is requested only once until the browser is back online.
 * Otherwise a failed request would count as another loaded file, which would be requested in turn.
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
      // If a file cannot be cached now, it is loaded when it is needed.
      keep(name).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
}
