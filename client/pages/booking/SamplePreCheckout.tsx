import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { theme } from '../../app/theme.ts';
import { routes } from '../../domain/paths.ts';
import { CardPromotion } from '../../features/banners/CardPromotion.tsx';
import { OneKeyCash } from '../../features/precheckout/OneKeyCash.tsx';
import { CouponLink } from '../../features/precheckout/PriceDetails.tsx';
import {
  ForwardLink,
  LoyaltyEarn,
  Review,
  UrgencyMessage,
} from '../../features/precheckout/Review.tsx';
import { sampleLoyalty, samplePreCheckout } from '../../features/precheckout/samplePreCheckout.ts';
import { TravelerDetails } from '../../features/precheckout/TravelerDetails.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The review of the specification's sample stay, which alone has a card offer. Spec §2. */
export function SamplePreCheckout() {
  const i18n = useI18n();
  const stay = samplePreCheckout(i18n);
  return (
    <ChakraProvider value={theme}>
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
    </ChakraProvider>
  );
}
