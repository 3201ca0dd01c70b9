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
 * in. The booking does not depend on this. If it fails, `UnsavedTraveler` says so on the page of
 * the booking.
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
 * Tells a traveler who chose to save the first guest in the account that this has failed. It is
 * shown on the page of the booking.
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
