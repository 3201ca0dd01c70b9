import { CardPage } from '../../features/account/CardPage.tsx';
import { FindBookingForm } from '../../features/account/signin/FindBookingForm.tsx';

/** The page that finds a booking by its number and the address it was made with. */
export function FindBookingPage() {
  return (
    <CardPage title="Find my booking">
      <FindBookingForm />
    </CardPage>
  );
}
