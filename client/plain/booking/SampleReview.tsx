import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { theme } from '../../app/theme.ts';
import { routes } from '../../domain/paths.ts';
import { BookingStepFrame } from '../../pages/booking/BookingStepFrame.tsx';
import { CardPromotion } from './CardPromotion.tsx';
import { OneKeyCash } from './OneKeyCash.tsx';
import { CouponLink } from './PriceDetails.tsx';
import { ForwardLink, LoyaltyEarn, Review, UrgencyMessage } from './Review.tsx';
import { sampleLoyalty, samplePreCheckout } from './samplePreCheckout.ts';
import { TravelerDetails } from './TravelerDetails.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** Renders the review of the sample stay, the only stay with a card offer. Spec §2. */
export function SampleReview() {
  const i18n = useI18n();
  const stay = samplePreCheckout(i18n);
  return (
    <ChakraProvider value={theme}>
      <BookingStepFrame title={i18n.t('precheckout.title')} back={undefined}>
        <Review
          stay={stay}
          message={<UrgencyMessage />}
          side={
            <>
              <LoyaltyEarn earn={sampleLoyalty.earn} />
              <TravelerDetails />
              <OneKeyCash loyalty={sampleLoyalty} payNow={stay.ledger.dueNow} />
              <CardPromotion />
            </>
          }
          dueNow={i18n.t('precheckout.payNow')}
          coupon={<CouponLink />}
          forward={<ForwardLink to={routes.checkout} />}
        />
      </BookingStepFrame>
    </ChakraProvider>
  );
}
