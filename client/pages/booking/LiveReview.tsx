import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { bookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { readTraveller, travellerErrors } from '../../domain/travellers/travellerErrors.ts';
import { fillGuest } from '../../domain/travellers/fillGuest.ts';
import type { Typed } from '../../domain/travellers/typedTraveller.ts';
import { creditsOfStay } from '../../features/credits/creditsOfStay.ts';
import { CouponCode } from '../../features/credits/PromotionCode.tsx';
import { RewardsPanel } from '../../features/credits/RewardsPanel.tsx';
import { CheckingIn } from '../../features/precheckout/CheckingIn.tsx';
import { ContinueButton, LoyaltyEarn, Review } from '../../features/precheckout/Review.tsx';
import type { ConfirmedStay } from '../../features/stay/ChosenStayGuard.tsx';
import { useBookingDraft } from '../../features/stay/useBookingDraft.ts';
import {
  KnownTraveller,
  SavedTravellerField,
} from '../../features/travellers/SavedTravellerField.tsx';
import { loadPhoneNumbers } from '../../ui/fields/PhoneField.tsx';
import { useFieldErrors } from '../../ui/fields/useFieldErrors.ts';
import { useI18n } from '../../ui/useI18n.ts';

const noName = { firstName: '', lastName: '' };
const asked = ['guests.0.firstName', 'guests.0.lastName', 'phone'] as const;

/**
 * Pre-checkout of the chosen stay: the stay, its price, and who checks in, without whom there is no
 * going on. What is typed here is not asked for again at checkout.
 */
export function LiveReview(confirmed: ConfirmedStay) {
  const { stay, rate, address, accepted, rewards } = confirmed;
  const i18n = useI18n();
  const { t } = i18n;
  const navigate = useNavigate();
  const draftOfStay = useBookingDraft(address);
  const { draft, change } = draftOfStay;
  const credits = creditsOfStay(confirmed, draftOfStay);
  const { form, errors, show, forget } = useFieldErrors();
  const changeFields = (changes: Partial<Typed>, ...fields: string[]) => {
    change(changes);
    forget(fields);
  };
  const submit = async () => {
    const phoneNumbers = await loadPhoneNumbers().catch(() => undefined);
    const found = travellerErrors(i18n, readTraveller(draft, [], phoneNumbers));
    const ofThisStep = asked.flatMap((field) =>
      found[field] === undefined ? [] : [[field, found[field]] as const],
    );
    if (!show(Object.fromEntries(ofThisStep)) || !accepted) return;
    void navigate(bookingAddress('checkout', address), { state: { rate } });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <KnownTraveller typed={draft} onKnown={change} />
      <Review
        stay={{ ...stay, ledger: credits.ledger }}
        asksRequests={false}
        side={
          <>
            {credits.earns && rewards?.account && <LoyaltyEarn earn={credits.earns} />}
            <CheckingIn
              typed={draft}
              errors={errors}
              onChange={changeFields}
              choice={
                <SavedTravellerField
                  label={t('precheckout.checkingIn.savedTraveler')}
                  name={draft.guests[0] ?? noName}
                  onChoose={(chosen, before) =>
                    changeFields(fillGuest(draft, 0, chosen, before), ...asked)
                  }
                />
              }
            />
            <RewardsPanel credits={credits} />
          </>
        }
        coupon={<CouponCode credits={credits} />}
        forward={accepted && <ContinueButton />}
      />
    </form>
  );
}
