import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { SubmitEvent } from 'react';
import { theme } from '../../app/theme.ts';
import { routes } from '../../domain/paths.ts';
import { AdditionalServices } from './AdditionalServices.tsx';
import { ClientPrice } from '../../features/checkout/ClientPrice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { TaxNote } from '../../features/checkout/TaxNote.tsx';
import { BookingStepFrame } from '../../pages/booking/BookingStepFrame.tsx';
import { GuestDetails, PayLess } from './SampleFields.tsx';
import { sampleCheckout } from './sampleCheckout.ts';
import { Button } from '../../ui/Button.tsx';
import { BookingColumns } from '../../ui/stay/BookingColumns.tsx';
import { CheckoutLedger } from '../../ui/stay/PriceLedger.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SampleCheckout.module.css';

/**
 * Renders the page with the form of the sample stay. The promo code and the points change nothing.
 * 'Book Now' only checks the required names, and all typed values stay. Spec §2 and §5.
 */
export function SampleCheckout() {
  const i18n = useI18n();
  const { t } = i18n;
  const stay = sampleCheckout(i18n);
  return (
    <ChakraProvider value={theme}>
      <BookingStepFrame title={t('checkout.title')} back={routes.preCheckout}>
        <form onSubmit={submitNothing}>
          <BookingColumns
            start={
              <>
                <GuestDetails />
                <AdditionalServices title={t('checkout.guests')} services={stay.services} />
              </>
            }
            side={
              <OrderSummary stay={stay}>
                <CheckoutLedger ledger={stay.ledger}>
                  <TaxNote stay={stay} />
                  <PayLess />
                </CheckoutLedger>
              </OrderSummary>
            }
            end={
              <>
                <ClientPrice stay={stay} />
                <Button type="submit" look="primary" className={styles.forward}>
                  {t('checkout.bookNow.label')}
                </Button>
              </>
            }
          />
        </form>
      </BookingStepFrame>
    </ChakraProvider>
  );
}

/**
 * Prevents the default submit, because the specification defines no action for the form. Otherwise
 * the browser would reload the page, and all typed values would be lost. Spec §2 and §5.
 */
function submitNothing(event: SubmitEvent) {
  event.preventDefault();
}
