import type { ReactNode } from 'react';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { DeskDelivery } from '#contracts/site/desk/deskWebhooks.ts';
import styles from './StatusBadge.module.css';
import { useDeskI18n } from './useDeskI18n.ts';
import { Instant } from './Instant.tsx';

export type Tone = 'neutral' | 'good' | 'amber' | 'danger' | 'sea';

/** A state in a word. The color adds no information to the word. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

/**
 * The input of a booking's badge. `unpaid` means that nobody has to do anything until the guest
 * pays.
 */
type ShownState = Pick<DeskBooking['booking'], 'status' | 'cancelling'> & {
  unpaid?: boolean | undefined;
};

/** The state of a booking as a badge, on its page and in lists. */
export function BookingState({ booking }: { booking: ShownState }) {
  const { text, tone } = stateOf(useDeskI18n(), booking);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

/**
 * Returns the state of a booking to display. A pending cancellation takes precedence over the
 * stored state.
 */
export function stateOf(
  i18n: DeskI18n,
  { status, cancelling, unpaid }: ShownState,
): { text: string; tone: Tone } {
  if (cancelling) return { text: i18n.t('deskBooking.status.cancelling'), tone: 'amber' };
  const shown = status === 'pending' && unpaid ? 'unpaid' : status;
  return { text: i18n.t(`deskBooking.status.${shown}`), tone: bookingTones[status] };
}

const bookingTones = {
  pending: 'amber',
  requested: 'amber',
  confirmed: 'good',
  declined: 'neutral',
  cancelled: 'neutral',
  stayed: 'sea',
  'no-show': 'danger',
} as const satisfies Record<DeskBooking['booking']['status'], Tone>;

const deliveryTones = { waiting: 'amber', failed: 'danger', sent: 'good' } as const;

/** The state of a delivery with its time, and why its latest attempt failed. */
export function DeliveryState({
  delivery: { state, nextAttemptAt, sentAt, failedAt, lastError },
}: {
  delivery: Pick<DeskDelivery, 'state' | 'nextAttemptAt' | 'sentAt' | 'failedAt' | 'lastError'>;
}) {
  const { t } = useDeskI18n();
  const instant = (at: string) => (): ReactNode => <Instant at={at} />;
  return (
    <>
      <StatusBadge tone={deliveryTones[state]}>{t(`deskWebhooks.states.${state}`)}</StatusBadge>
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
