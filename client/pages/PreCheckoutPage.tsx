import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { bookingAddress } from '../domain/addresses/bookingAddress.ts';
import { routes } from '../domain/paths.ts';
import type { StayDetails } from '../domain/stay/stayDetails.ts';
import { BookingColumns } from '../ui/stay/BookingColumns.tsx';
import { BookingSummary } from '../features/precheckout/BookingSummary.tsx';
import { CardPromotion } from '../features/banners/CardPromotion.tsx';
import { useBookingDraft } from '../features/stay/useBookingDraft.ts';
import { ChosenStayGuard, type ConfirmedStay } from '../features/stay/ChosenStayGuard.tsx';
import { CouponLink } from '../features/precheckout/CouponLink.tsx';
import { CouponCode } from '../features/credits/PromotionCode.tsx';
import { creditsOfStay } from '../features/credits/creditsOfStay.ts';
import { RewardsPanel } from '../features/credits/RewardsPanel.tsx';
import { LoyaltyEarn } from '../features/precheckout/LoyaltyEarn.tsx';
import { OneKeyCash } from '../features/precheckout/OneKeyCash.tsx';
import { PriceDetails } from '../features/precheckout/PriceDetails.tsx';
import { fillGuest } from '../domain/traveller/fillGuest.ts';
import { SavedTravellerField } from '../features/travellers/SavedTravellerField.tsx';
import { sampleLoyalty, samplePreCheckout } from '../features/precheckout/samplePreCheckout.ts';
import { sampleTraveler, TravelerDetails } from '../features/precheckout/TravelerDetails.tsx';
import { UrgencyMessage } from '../features/precheckout/UrgencyMessage.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/page/PageShell.tsx';

const Top = chakra(Content, { base: { pt: { base: '4', md: '8' }, minHeight: '50dvh' } });
const Heading = chakra(PageHeading, { base: { mb: '6' } });
const ForwardLink = chakra(LinkButton, { base: { px: '10', alignSelf: { sm: 'flex-end' } } });

/**
 * The stay, its price and who checks in, before the checkout: the stay that the address names, else the
 * sample of the specification, which alone has a card offer. Spec §2.
 */
export function PreCheckoutPage() {
  return (
    <PageShell title="Review your booking">
      <Top>
        <Heading>Review your booking</Heading>
        <ChosenStayGuard sample={<SampleReview />}>
          {(confirmed) => <LiveReview {...confirmed} />}
        </ChosenStayGuard>
      </Top>
    </PageShell>
  );
}

/** The chosen stay. What is typed here is there again at checkout. */
function LiveReview(confirmed: ConfirmedStay) {
  const { stay, rate, address, accepted, rewards } = confirmed;
  const draftOfStay = useBookingDraft(address);
  const { draft, change } = draftOfStay;
  const credits = creditsOfStay(confirmed, draftOfStay);
  const { guests, phone, specialRequests } = draft;
  const [first = { firstName: '', lastName: '' }, ...others] = guests;
  return (
    <Review
      stay={{ ...stay, ledger: credits.ledger }}
      requests={{
        text: specialRequests,
        onChange: (text) => change({ specialRequests: text }),
      }}
      side={
        <>
          {credits.earns && rewards?.account && <LoyaltyEarn earn={credits.earns} />}
          <TravelerDetails
            kept={{
              typed: { ...first, mobile: phone },
              onChange: ({ mobile = phone, ...name }) =>
                change({ phone: mobile, guests: [{ ...first, ...name }, ...others] }),
              choice: (
                <SavedTravellerField
                  label="Traveler"
                  name={first}
                  onChoose={(chosen, before) => change(fillGuest(draft, 0, chosen, before))}
                />
              ),
            }}
          />
          <RewardsPanel credits={credits} />
        </>
      }
      coupon={<CouponCode credits={credits} />}
      forward={
        accepted && (
          <ForwardLink to={bookingAddress('checkout', address)} state={{ rate }} look="primary">
            Further Proceed
          </ForwardLink>
        )
      }
    />
  );
}

function SampleReview() {
  return (
    <Review
      stay={samplePreCheckout}
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
  requests,
  side,
  dueNow,
  coupon,
  forward,
}: {
  stay: StayDetails;
  requests?: ComponentProps<typeof BookingSummary>['requests'];
  side: ReactNode;
  dueNow?: string;
  coupon?: ReactNode;
  forward: ReactNode;
}) {
  return (
    <BookingColumns
      start={
        <>
          <BookingSummary stay={stay} requests={requests} />
          <UrgencyMessage />
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
