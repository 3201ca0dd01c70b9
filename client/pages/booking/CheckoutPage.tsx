import type { SubmitEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate, useLocation } from 'react-router-dom';
import { bookingAddress, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { AdditionalServices } from '../../features/checkout/AdditionalServices.tsx';
import { BookingColumns, BookingStep } from '../../ui/stay/BookingColumns.tsx';
import { ClientPrice } from '../../features/checkout/ClientPrice.tsx';
import { GuestDetails, PayLess } from '../../features/checkout/SampleFields.tsx';
import { OrderSummary, TaxNote } from '../../features/checkout/OrderSummary.tsx';
import { sampleCheckout } from '../../features/checkout/sampleCheckout.ts';
import { Button } from '../../ui/Button.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { CheckoutLedger } from '../../ui/stay/PriceLedger.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { LiveCheckout } from './LiveCheckout.tsx';

const Top = chakra(Content, { base: { pt: { base: '2', md: '6' }, minHeight: '50dvh' } });
const BackLink = chakra(TextLink, { base: { gap: '1' } });
const Heading = chakra(PageHeading, { base: { mb: '6' } });
const ForwardButton = chakra(Button, { base: { px: '10', alignSelf: { sm: 'flex-end' } } });

/**
 * The guests, the services to request, and the summary of the stay: the one that the address names,
 * which can be booked, else the sample of the specification, whose promo code and points change
 * nothing and whose 'Book Now' checks the required names and then does nothing: everything typed
 * stays. Spec §2 and §5.
 */
export function CheckoutPage() {
  const { t } = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const address = readBookingAddress(location.search).value;
  // The review of a change is its checkout.
  if (address.change) return <Navigate to={bookingAddress('preCheckout', address)} replace />;
  return (
    <PageShell title={t('checkout.title')}>
      <Top>
        <BackLink to={bookingAddress('preCheckout', address)} state={state}>
          <ChevronLeftIcon />
          {t('checkout.back')}
        </BackLink>
        <BookingStep step={2} />
        <Heading>{t('checkout.title')}</Heading>
        <LiveCheckout key={location.search} address={address} sample={<SampleForm />} />
      </Top>
    </PageShell>
  );
}

function SampleForm() {
  const i18n = useI18n();
  const { t } = i18n;
  const stay = sampleCheckout(i18n);
  return (
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
            <ForwardButton type="submit" look="primary">
              {t('checkout.bookNow.label')}
            </ForwardButton>
          </>
        }
      />
    </form>
  );
}

/**
 * The submit handler of a form that the specification gives no submit behaviour: without it the
 * browser would load the page anew and everything typed would be lost. Spec §2 and §5.
 */
function submitNothing(event: SubmitEvent) {
  event.preventDefault();
}
