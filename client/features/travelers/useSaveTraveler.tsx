import type { Traveler } from '#contracts/site/bookingRequest.ts';
import type { StateWithAccount } from '../../api/account/sessionApi.ts';
import { savedGuestApi } from '../../api/account/savedTravelersApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import { accountAddress } from '../../domain/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './useSaveTraveler.module.css';

/**
 * Returns a function that saves the first guest of a booking in the account, if somebody is signed
 * in. A failure does not affect the booking. `UnsavedTraveler` reports the failure on the booking
 * page.
 */
export function useSaveTraveler(): (traveller: Traveler, bookingId: string) => void {
  const dispatch = useThunkDispatch<StateWithAccount>();
  const mayBeSignedIn = useMayBeSignedIn();
  return ({ guests: [guest], citizenship = null, phone }, bookingId) => {
    if (!mayBeSignedIn || !guest) return;
    const { saveGuest } = savedGuestApi.endpoints;
    const fields = { ...guest, citizenship, phone };
    void dispatch(saveGuest.initiate(fields, { fixedCacheKey: bookingId }));
  };
}

/**
 * Says on the booking page that the first guest could not be saved in the account. Renders no text
 * without a failure.
 */
export function UnsavedTraveler({ bookingId }: { bookingId: string }) {
  const { t } = useI18n();
  const [, { isError }] = savedGuestApi.useSaveGuestMutation({ fixedCacheKey: bookingId });
  return (
    <div aria-live="polite">
      {isError && (
        <p className={styles.note}>
          {t.rich('travellers.saving.failed', {
            link: (chunks) => <TextLink to={accountAddress('travelers')}>{chunks}</TextLink>,
          })}
        </p>
      )}
    </div>
  );
}
