import { SignedInOnly } from '../../features/account/session/SignedInOnly.tsx';
import { TripList } from '../../features/account/TripList.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/page/PageShell.tsx';
import styles from './AccountPage.module.css';

/** The trips of the account. */
export function TripsPage() {
  return (
    <PageShell title="Trips">
      <Content>
        <div className={styles.page}>
          <PageHeading>Trips</PageHeading>
          <SignedInOnly what="your trips">{() => <TripList />}</SignedInOnly>
        </div>
      </Content>
    </PageShell>
  );
}
