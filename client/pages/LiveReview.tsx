import { bookingAddress } from '../domain/addresses/bookingAddress.ts';
import { fillGuest } from '../domain/travellers/fillGuest.ts';
import { creditsOfStay } from '../features/credits/creditsOfStay.ts';
import { CouponCode } from '../features/credits/PromotionCode.tsx';
import { RewardsPanel } from '../features/credits/RewardsPanel.tsx';
import { ForwardLink } from '../features/precheckout/ForwardLink.tsx';
import { LoyaltyEarn } from '../features/precheckout/LoyaltyEarn.tsx';
import { Review } from '../features/precheckout/Review.tsx';
import { TravelerDetails } from '../features/precheckout/TravelerDetails.tsx';
import type { ConfirmedStay } from '../features/stay/ChosenStayGuard.tsx';
import { useBookingDraft } from '../features/stay/useBookingDraft.ts';
import { SavedTravellerField } from '../features/travellers/SavedTravellerField.tsx';

/** Pre-checkout of the chosen stay. What is typed here is there again at checkout. */
export function LiveReview(confirmed: ConfirmedStay) {
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
      forward={accepted && <ForwardLink to={bookingAddress('checkout', address)} rate={rate} />}
    />
  );
}
