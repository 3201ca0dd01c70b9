import { CardPage } from '../../features/account/CardPage.tsx';
import { FindBookingForm } from '../../features/account/signin/FindBookingForm.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The page that finds a booking by its number and its mail address. */
export function FindBookingPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('page.findBooking')}>
      <FindBookingForm />
    </CardPage>
  );
}
