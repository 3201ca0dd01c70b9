import { routes } from '../../domain/paths.ts';
import { SignedInOnly } from '../../features/account/session/SignedInOnly.tsx';
import { TripList } from '../../features/booking/TripList.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './AccountPage.module.css';

export function TripsPage() {
  const { t } = useI18n();
  return (
    <PageShell title={t('trips.title')}>
      <Content>
        <div className={styles.page}>
          <PageHeading>{t('trips.title')}</PageHeading>
          <SignedInOnly what="trips">{() => <TripList />}</SignedInOnly>
          <p>
            {t.rich('trips.withoutAccount', {
              link: (chunks) => <TextLink to={routes.findBooking}>{chunks}</TextLink>,
            })}
          </p>
        </div>
      </Content>
    </PageShell>
  );
}
