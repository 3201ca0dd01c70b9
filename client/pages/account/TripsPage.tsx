import { routes } from '../../domain/paths.ts';
import { SignedInOnly } from '../../features/account/session/SignedInOnly.tsx';
import { TripList } from '../../features/account/TripList.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/page/PageShell.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './AccountPage.module.css';

/** The trips of the account. */
export function TripsPage() {
  return (
    <PageShell title="Trips">
      <Content>
        <div className={styles.page}>
          <PageHeading>Trips</PageHeading>
          <SignedInOnly what="your trips">{() => <TripList />}</SignedInOnly>
          <p>
            Booked without an account? <TextLink to={routes.findBooking}>Find my booking</TextLink>{' '}
            by its number.
          </p>
        </div>
      </Content>
    </PageShell>
  );
}
