import type { ReactNode } from 'react';
import type { Money } from '#contracts/money/money.ts';
import type { SampleStay } from '../../domain/stay/stayDetails.ts';
import { BookingColumns } from '../../ui/stay/BookingColumns.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { ScoreBadge } from '../../ui/GuestScore.tsx';
import { Disclosure } from '../../ui/stay/Disclosure.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { StayPolicies } from '../../ui/stay/StayPolicies.tsx';
import { PriceDetails } from './PriceDetails.tsx';
import styles from './Review.module.css';

/**
 * Renders the stay and its price. `message` is below the stay, `side` beside them, and `coupon`
 * below the amounts. `forward` leads to the checkout. `dueNow` is the label of the amount paid now.
 * Spec §2.
 */
export function Review({
  stay,
  message,
  side,
  dueNow,
  coupon,
  forward,
}: {
  stay: SampleStay;
  message?: ReactNode;
  side: ReactNode;
  dueNow?: string;
  coupon?: ReactNode;
  forward: ReactNode;
}) {
  return (
    <BookingColumns
      start={
        <>
          <BookingSummary stay={stay} />
          {message}
        </>
      }
      side={side}
      end={
        <>
          <PriceDetails ledger={stay.ledger} dueNow={dueNow}>
            {coupon}
          </PriceDetails>
          {forward}
        </>
      }
    />
  );
}

/** Renders the urgency message of the specification, without a countdown. Spec §2. */
export function UrgencyMessage() {
  const { t } = useI18n();
  return <p className={styles.urgency}>{t('precheckout.urgency')}</p>;
}

/** Renders 'Further Proceed', which leads to the checkout of the sample stay at `to`. Spec §2. */
export function ForwardLink({ to }: { to: string }) {
  const { t } = useI18n();
  return (
    <LinkButton to={to} look="primary" className={styles.forward}>
      {t('precheckout.proceed')}
    </LinkButton>
  );
}

/** Renders the loyalty cash that the booking earns. Spec §2 and §9. */
export function LoyaltyEarn({ earn }: { earn: Money }) {
  const { t, formats } = useI18n();
  return (
    <div className={styles.earn}>
      <StarIcon filled />
      <p>{t('precheckout.oneKeyCash.earn', { amount: formats.money(earn) })}</p>
    </div>
  );
}

/** Renders the summary of the stay, with the collapsible special requests. Spec §2. */
function BookingSummary({ stay }: { stay: SampleStay }) {
  const { t } = useI18n();
  const about = [stay.place, stay.guests, stay.meal].filter(Boolean).join(' · ');
  return (
    <Panel title={stay.hotel}>
      <div className={styles.parts}>
        {stay.guestRating && (
          <div className={styles.rating}>
            <ScoreBadge>{stay.guestRating.score}</ScoreBadge>
            <span className={styles.word}>{stay.guestRating.word}</span>
            <span className={styles.quiet}>{stay.guestRating.count}</span>
          </div>
        )}
        <div>
          <p>
            <Isolated>{stay.room}</Isolated>
          </p>
          {about && <p className={styles.quiet}>{about}</p>}
          <p className={classNames(styles.terms, stay.refundable && styles.refundable)}>
            {stay.cancellation}
          </p>
        </div>
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} nights={stay.ledger.nights} />
        {stay.policies.length > 0 && <StayPolicies policies={stay.policies} />}
        <Disclosure title={t('precheckout.requests')}>
          <TextAreaField label={t('precheckout.requestsLabel')} name="requests" />
        </Disclosure>
      </div>
    </Panel>
  );
}
