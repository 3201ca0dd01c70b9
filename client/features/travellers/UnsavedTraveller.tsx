import { savedGuestApi } from '../../api/account/savedTravellersApi.ts';
import { routes } from '../../domain/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './UnsavedTraveller.module.css';

/**
 * On a booking's page: says that its first guest could not be saved in the account, as was chosen.
 */
export function UnsavedTraveller({ bookingId }: { bookingId: string }) {
  const { t } = useI18n();
  const [, { isError }] = savedGuestApi.useSaveGuestMutation({ fixedCacheKey: bookingId });
  return (
    <div aria-live="polite">
      {isError && (
        <p className={styles.note}>
          {t.rich('travellers.saving.failed', {
            link: (chunks) => <TextLink to={routes.account}>{chunks}</TextLink>,
          })}
        </p>
      )}
    </div>
  );
}
