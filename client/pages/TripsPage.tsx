import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { TripList } from '../features/trips/TripList.tsx';
import { Content } from '../ui/Content.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageShell } from '../ui/PageShell.tsx';
import styles from './AccountPage.module.css';

/** The trips of whoever is signed in. */
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
