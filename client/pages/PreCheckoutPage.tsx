import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../domain/paths.ts';
import { CardPromotion } from '../features/banners/CardPromotion.tsx';
import { ForwardLink } from '../features/precheckout/ForwardLink.tsx';
import { LoyaltyEarn } from '../features/precheckout/LoyaltyEarn.tsx';
import { OneKeyCash } from '../features/precheckout/OneKeyCash.tsx';
import { CouponLink } from '../features/precheckout/PriceDetails.tsx';
import { Review, UrgencyMessage } from '../features/precheckout/Review.tsx';
import { sampleLoyalty, samplePreCheckout } from '../features/precheckout/samplePreCheckout.ts';
import { sampleTraveler, TravelerDetails } from '../features/precheckout/TravelerDetails.tsx';
import { ChosenStayGuard } from '../features/stay/ChosenStayGuard.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/page/PageShell.tsx';
import { BookingStep } from '../ui/stay/BookingStep.tsx';
import { LiveReview } from './LiveReview.tsx';

const Top = chakra(Content, { base: { pt: { base: '4', md: '8' }, minHeight: '50dvh' } });
const Heading = chakra(PageHeading, { base: { mb: '6' } });

/**
 * The stay, its price and who checks in, before the checkout: the stay that the address names, else the
 * sample of the specification, which alone has a card offer. Spec §2.
 */
export function PreCheckoutPage() {
  return (
    <PageShell title="Review your booking">
      <Top>
        <BookingStep step={1} />
        <Heading>Review your booking</Heading>
        <ChosenStayGuard sample={<SampleReview />}>
          {(confirmed) => <LiveReview {...confirmed} />}
        </ChosenStayGuard>
      </Top>
    </PageShell>
  );
}

function SampleReview() {
  return (
    <Review
      stay={samplePreCheckout}
      message={<UrgencyMessage />}
      side={
        <>
          <LoyaltyEarn earn={sampleLoyalty.earn} />
          <TravelerDetails traveler={sampleTraveler} />
          <OneKeyCash loyalty={sampleLoyalty} payNow={samplePreCheckout.ledger.dueNow} />
          <CardPromotion />
        </>
      }
      dueNow="Pay now"
      coupon={<CouponLink />}
      forward={<ForwardLink to={routes.checkout} />}
    />
  );
}
