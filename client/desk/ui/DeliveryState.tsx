import type { ReactNode } from 'react';
import type { DeskDelivery } from '#contracts/site/desk/deskWebhooks.ts';
import { Instant } from './Instant.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useDeskI18n } from './useDeskI18n.ts';
import styles from './DeliveryState.module.css';

const tones = { waiting: 'amber', failed: 'danger', sent: 'good' } as const;

/** What became of a delivery, when, and why its last attempt failed. */
export function DeliveryState({
  delivery: { state, nextAttemptAt, sentAt, failedAt, lastError },
}: {
  delivery: Pick<DeskDelivery, 'state' | 'nextAttemptAt' | 'sentAt' | 'failedAt' | 'lastError'>;
}) {
  const { t } = useDeskI18n();
  const instant = (at: string) => (): ReactNode => <Instant at={at} />;
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(`deskWebhooks.states.${state}`)}</StatusBadge>
      <p className={styles.facts}>
        {state === 'waiting' &&
          nextAttemptAt !== null &&
          t.rich('deskWebhooks.next', { time: instant(nextAttemptAt) })}
        {state === 'sent' &&
          sentAt !== null &&
          t.rich('deskWebhooks.sentAt', { time: instant(sentAt) })}
        {state === 'failed' &&
          failedAt !== null &&
          t.rich('deskWebhooks.failedAt', { time: instant(failedAt) })}
      </p>
      {state !== 'sent' && lastError !== null && (
        <p className={styles.facts}>{t('deskWebhooks.lastError', { error: lastError })}</p>
      )}
    </>
  );
}
