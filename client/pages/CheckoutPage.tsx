import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../domain/paths.ts';
import { AdditionalServices } from '../features/booking/AdditionalServices.tsx';
import { BookingColumns } from '../features/booking/BookingColumns.tsx';
import { ClientPrice } from '../features/booking/ClientPrice.tsx';
import { GuestDetails } from '../features/booking/GuestDetails.tsx';
import { OrderSummary } from '../features/booking/OrderSummary.tsx';
import { sampleOrder } from '../features/booking/sampleOrder.ts';
import { Button } from '../ui/Button.tsx';
import { Content } from '../ui/Content.tsx';
import { ChevronLeftIcon } from '../ui/icons.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageShell } from '../ui/PageShell.tsx';
import { submitNothing } from '../ui/submitNothing.ts';
import { TextLink } from '../ui/TextLink.tsx';

const Top = chakra(Content, { base: { pt: { base: '2', md: '6' } } });
const BackLink = chakra(TextLink, { base: { gap: '1' } });
const Heading = chakra(PageHeading, { base: { mb: '6' } });
const ForwardButton = chakra(Button, { base: { px: '10', alignSelf: { sm: 'flex-end' } } });

/**
 * The guests, the services to ask for, and the stay's summary. 'Book Now' asks for the required
 * names and then does nothing: everything typed stays. Sample content throughout. Spec §2 and §5.
 */
export function CheckoutPage() {
  return (
    <PageShell title="Checkout">
      <Top>
        <BackLink to={routes.preCheckout}>
          <ChevronLeftIcon />
          Return to selection
        </BackLink>
        <Heading>Checkout</Heading>
        <form onSubmit={submitNothing}>
          <BookingColumns
            start={
              <>
                <GuestDetails />
                <AdditionalServices />
              </>
            }
            side={<OrderSummary order={sampleOrder} />}
            end={
              <>
                <ClientPrice order={sampleOrder} />
                <ForwardButton type="submit" look="primary">
                  Book Now
                </ForwardButton>
              </>
            }
          />
        </form>
      </Top>
    </PageShell>
  );
}
