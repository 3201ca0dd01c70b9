import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../domain/paths.ts';
import { BookingColumns } from '../features/booking/BookingColumns.tsx';
import { BookingSummary } from '../features/booking/BookingSummary.tsx';
import { CardPromotion } from '../features/booking/CardPromotion.tsx';
import { LoyaltyEarn } from '../features/booking/LoyaltyEarn.tsx';
import { OneKeyCash } from '../features/booking/OneKeyCash.tsx';
import { PriceDetails } from '../features/booking/PriceDetails.tsx';
import { sampleCardOffer } from '../features/booking/sampleCardOffer.ts';
import { sampleQuote } from '../features/booking/sampleQuote.ts';
import { TravelerDetails } from '../features/booking/TravelerDetails.tsx';
import { UrgencyMessage } from '../features/booking/UrgencyMessage.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Content } from '../ui/Content.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageShell } from '../ui/PageShell.tsx';

const Top = chakra(Content, { base: { pt: { base: '4', md: '8' } } });
const Heading = chakra(PageHeading, { base: { mb: '6' } });
const ForwardLink = chakra(LinkButton, { base: { px: '10', alignSelf: { sm: 'flex-end' } } });

/** The stay, its price and who checks in, before the checkout. Sample content throughout. Spec §2. */
export function PreCheckoutPage() {
  const { stay, price, loyalty, traveler } = sampleQuote;
  return (
    <PageShell title="Review your booking">
      <Top>
        <Heading>Review your booking</Heading>
        <BookingColumns
          start={
            <>
              <BookingSummary stay={stay} />
              <UrgencyMessage />
            </>
          }
          side={
            <>
              <LoyaltyEarn loyalty={loyalty} />
              <TravelerDetails traveler={traveler} />
              <OneKeyCash loyalty={loyalty} payNow={price.payNow} />
              <CardPromotion offer={sampleCardOffer} />
            </>
          }
          end={
            <>
              <PriceDetails price={price} />
              <ForwardLink to={routes.checkout} look="primary">
                Further Proceed
              </ForwardLink>
            </>
          }
        />
      </Top>
    </PageShell>
  );
}
