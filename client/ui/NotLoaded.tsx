import { useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { Button } from './Button.tsx';
import styles from './NotLoaded.module.css';
import { useI18n } from './useI18n.ts';
import { useOnline, useWhenOnline } from './browser/useOnline.ts';

/**
 * The state of a query in RTK Query. After a failure it keeps its error until a response arrives.
 */
export interface Query<Data = unknown> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const waitSchema = v.object({ retryAfter: v.number() });
const noResponseSchema = v.object({ status: v.picklist(['FETCH_ERROR', 'TIMEOUT_ERROR']) });

function messageOf({ t }: SiteI18n, error: unknown, what: string, online: boolean): string {
  if (!online) return t('failures.offline', { what });
  if (v.is(waitSchema, error)) {
    const { retryAfter: seconds } = error;
    return seconds < 60
      ? t('failures.retryInSeconds', { what, seconds: Math.ceil(seconds) })
      : t('failures.retryInMinutes', { what, minutes: Math.ceil(seconds / 60) });
  }
  return v.is(noResponseSchema, error)
    ? t('failures.noConnection', { what })
    : t('failures.notLoaded', { what });
}

/**
 * A message in place of a part that could not be loaded, with a button that requests it again.
 * `what` begins the message, and `name` distinguishes the button from others on the page. The part
 * is also requested when the browser is online again. After it has loaded, the focus moves from the
 * button to the heading or the part of the page that contained it.
 */
export function NotLoaded({
  what,
  name,
  query: { error, isFetching, refetch },
}: {
  what?: string;
  name?: string;
  query: Query;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const online = useOnline();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const part = element.closest<HTMLElement>('[tabindex="-1"]');
      (part?.querySelector('h1') ?? part)?.focus({ preventScroll: true });
    };
  }, []);
  useWhenOnline(refetch);
  return (
    <div ref={box} className={styles.box}>
      <p role="alert">
        {isFetching
          ? t('failures.retrying')
          : messageOf(i18n, error, what ?? t('failures.this'), online)}
      </p>
      <Button
        aria-label={name && t('failures.retryNamed', { name })}
        aria-disabled={isFetching}
        onClick={() => void refetch()}
      >
        {t('failures.retry')}
      </Button>
    </div>
  );
}
