import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { BookingColumns } from '../../ui/stay/BookingColumns.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { PriceDetails } from './PriceDetails.tsx';

/**
 * The stay and its price. `message` stands below the stay, `side` beside them, `coupon` below the
 * figures, and `forward` leads to the checkout. `dueNow` is the label of what is paid now. Spec §2.
 */
export function Review({
  stay,
  asksRequests = true,
  message,
  side,
  dueNow,
  coupon,
  forward,
}: {
  stay: StayDetails;
  /** Whether it has the special requests, which the checkout of a live stay asks for. */
  asksRequests?: boolean;
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
          <BookingSummary stay={stay} asksRequests={asksRequests} />
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

/** The urgency message of the specification, without a countdown. Spec §2. */
export function UrgencyMessage() {
  const { t } = useI18n();
  return (
    <chakra.p px={{ base: '4', md: '6' }} py="3" bg="sand" borderRadius="card" fontWeight="600">
      {t('precheckout.urgency')}
    </chakra.p>
  );
}
