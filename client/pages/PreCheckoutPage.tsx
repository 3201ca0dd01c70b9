import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { bookingAddress } from '../domain/bookingAddress.ts';
import { routes } from '../domain/paths.ts';
import type { StayDetails } from '../domain/stay/stayDetails.ts';
import { BookingColumns } from '../features/booking/BookingColumns.tsx';
import { BookingSummary } from '../features/booking/BookingSummary.tsx';
import { CardPromotion } from '../features/booking/CardPromotion.tsx';
import { ChosenStayGuard } from '../features/booking/ChosenStayGuard.tsx';
import { CouponLink } from '../features/booking/CouponLink.tsx';
import { LoyaltyEarn } from '../features/booking/LoyaltyEarn.tsx';
import { OneKeyCash } from '../features/booking/OneKeyCash.tsx';
import { PriceDetails } from '../features/booking/PriceDetails.tsx';
import {
  sampleCardOffer,
  sampleLoyalty,
  samplePreCheckout,
} from '../features/booking/samplePreCheckout.ts';
import { sampleTraveler, TravelerDetails } from '../features/booking/TravelerDetails.tsx';
import { UrgencyMessage } from '../features/booking/UrgencyMessage.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Content } from '../ui/Content.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageShell } from '../ui/PageShell.tsx';

const Top = chakra(Content, { base: { pt: { base: '4', md: '8' }, minHeight: '50dvh' } });
const Heading = chakra(PageHeading, { base: { mb: '6' } });
const ForwardLink = chakra(LinkButton, { base: { px: '10', alignSelf: { sm: 'flex-end' } } });

/**
 * The stay, its price and who checks in, before the checkout: the stay that the address names, else the
 * sample of the specification, which alone has loyalty cash, coupons and a card offer. Spec §2.
 */
export function PreCheckoutPage() {
  return (
    <PageShell title="Review your booking">
      <Top>
        <Heading>Review your booking</Heading>
        <ChosenStayGuard sample={<SampleReview />}>
          {({ stay, rate, address, accepted }) => (
            <Review
              stay={stay}
              side={<TravelerDetails />}
              forward={
                accepted && (
                  <ForwardLink
                    to={bookingAddress('checkout', address)}
                    state={{ rate }}
                    look="primary"
                  >
                    Further Proceed
                  </ForwardLink>
                )
              }
            />
          )}
        </ChosenStayGuard>
      </Top>
    </PageShell>
  );
}

function SampleReview() {
  return (
    <Review
      stay={samplePreCheckout}
      side={
        <>
          <LoyaltyEarn loyalty={sampleLoyalty} />
          <TravelerDetails traveler={sampleTraveler} />
          <OneKeyCash loyalty={sampleLoyalty} payNow={samplePreCheckout.ledger.dueNow} />
          <CardPromotion offer={sampleCardOffer} />
        </>
      }
      coupon={<CouponLink />}
      forward={
        <ForwardLink to={routes.checkout} look="primary">
          Further Proceed
        </ForwardLink>
      }
    />
  );
}

function Review({
  stay,
  side,
  coupon,
  forward,
}: {
  stay: StayDetails;
  side: ReactNode;
  coupon?: ReactNode;
  forward: ReactNode;
}) {
  return (
    <BookingColumns
      start={
        <>
          <BookingSummary stay={stay} />
          <UrgencyMessage />
        </>
      }
      side={side}
      end={
        <>
          <PriceDetails ledger={stay.ledger}>{coupon}</PriceDetails>
          {forward}
        </>
      }
    />
  );
}
