import type { ComponentProps, SubmitEvent } from 'react';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedExtra } from '#contracts/site/bookingRequest.ts';
import type { RequestedCredits } from '#contracts/site/credits.ts';
import { peopleOf } from '#contracts/values/party.ts';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';
import type { ServiceOffer } from '../../domain/stay/services.ts';
import type { DraftOfStay } from '../../domain/travelers/bookingDraft.ts';
import {
  readTraveler,
  toFieldErrors,
  travelerErrors,
} from '../../domain/travelers/travelerErrors.ts';
import type { Typed } from '../../domain/travelers/typedTraveler.ts';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import { loadPhoneNumbers } from '../../ui/fields/PhoneField.tsx';
import { useFieldErrors } from '../../ui/fields/useFieldErrors.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { type BookNow, toBookedStay } from './useBookNow.ts';

const travelerPath = /^traveller\./;

/** The stay that 'Book Now' books, with the options that belong to it. */
interface CheckedOut {
  address: BookingAddress;
  rates: readonly Rate[];
  /** The country whose residents the rates apply to, if any rate depends on it. */
  residency: string | undefined;
  /** The extras of each room. */
  extras: readonly (readonly BookedExtra[])[];
  services: readonly ServiceOffer[];
  credits: RequestedCredits | undefined;
  /** Whether the summary shows an account. */
  hasAccount: boolean;
  asksCitizenship: boolean;
}

/**
 * Handles the form that books a stay. The draft stores the values of the fields. When the form is
 * submitted, the fields are checked as the site will check them. `errors` has the error of each
 * field by its name, and the first wrong field takes the focus.
 *
 * `change` takes the changed values and the names of their fields, and removes the errors of these
 * fields. `bookAgain` submits the form even if the stay is already booked.
 */
export function useCheckoutForm(
  { address, rates, residency, extras, services, credits, hasAccount, asksCitizenship }: CheckedOut,
  { latest, change: changeDraft }: DraftOfStay,
  book: BookNow['book'],
) {
  const i18n = useI18n();
  const signedIn = useMayBeSignedIn() || hasAccount;
  const { form, errors, show, forget } = useFieldErrors();
  const change = (changes: Partial<Typed>, ...fields: string[]) => {
    changeDraft(changes);
    forget(fields);
  };
  const submit = async (again = false) => {
    const phoneNumbers = await loadPhoneNumbers().catch(() => undefined);
    // The draft is not read earlier, so that it includes text that was typed while the phone number
    // rules were loading. It may contain guests of another stay with a larger party.
    const draft = latest.current;
    const guests = draft.guests.slice(0, peopleOf(address.party));
    const read = readTraveler({ ...draft, guests }, services, phoneNumbers, asksCitizenship);
    if (!show(travelerErrors(i18n, read))) return;
    // The traveler may have chosen another country in the meantime. The price for that country is
    // not known here.
    if (residency && residency !== draft.citizenship) return;
    const error = await book({
      stay: toBookedStay(address, rates, residency, extras),
      traveller: read.traveller,
      ...(credits && { credits }),
      ...(again && { again }),
      ...(signedIn && { signedIn }),
    });
    if (error?.kind !== 'invalid') return;
    const ofFields = error.errors
      .filter(({ path }) => travelerPath.test(path))
      .map((each) => ({ ...each, path: each.path.replace(travelerPath, '') }));
    show(toFieldErrors(i18n, ofFields, read.fieldOf));
  };
  const props: ComponentProps<'form'> = {
    ref: form,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return { errors, change, props, bookAgain: () => void submit(true) };
}
