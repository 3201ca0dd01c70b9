import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type BookingAccess, bookingLink } from '../../domain/addresses/bookingLink.ts';

const messageSchema = v.object({ id: v.string(), key: v.string() });

/**
 * Finds the key of a booking whose address has none, if another tab of this browser shows that
 * booking, and opens the booking with it. No storage contains the key (ADR 0022), so a tab asks the
 * other tabs by sending an empty key. A tab answers if the site has `opened` the booking there.
 * Without an answer, the page stays as it is.
 */
export function useKeyOfTabs({ id, key }: BookingAccess, opened: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis) || (key !== '' && !opened)) return undefined;
    const tabs = new BroadcastChannel('booking-keys');
    tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!v.is(messageSchema, data) || data.id !== id) return;
      if (data.key === '') {
        if (key !== '') tabs.postMessage({ id, key });
      } else if (key === '') {
        void navigate(bookingLink(data), { replace: true });
      }
    };
    if (key === '') tabs.postMessage({ id, key });
    return () => tabs.close();
  }, [id, key, opened, navigate]);
}
