import { lazy, Suspense } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { routes } from '../../domain/paths.ts';
import { BookedStayNote } from '../../features/booking/change/BookedStayNote.tsx';
import { CardPromotion } from '../../features/banners/CardPromotion.tsx';
import { OneKeyCash } from '../../features/precheckout/OneKeyCash.tsx';
import { CouponLink } from '../../features/precheckout/PriceDetails.tsx';
import {
  ForwardLink,
  LoyaltyEarn,
  Review,
  UrgencyMessage,
} from '../../features/precheckout/Review.tsx';
import { sampleLoyalty, samplePreCheckout } from '../../features/precheckout/samplePreCheckout.ts';
import { TravelerDetails } from '../../features/precheckout/TravelerDetails.tsx';
import { ChosenStayGuard } from '../../features/stay/ChosenStayGuard.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { BookingStep } from '../../ui/stay/BookingColumns.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { LiveReview } from './LiveReview.tsx';

/** Loaded only where a booking is being changed. */
const ChangeReview = lazy(() =>
  import('./ChangeReview.tsx').then(({ ChangeReview: review }) => ({ default: review })),
);

const Top = chakra(Content, { base: { pt: { base: '4', md: '8' }, minHeight: '50dvh' } });
const BackLink = chakra(TextLink, { base: { gap: '1' } });
const Heading = chakra(PageHeading, { base: { mb: '6' } });

/**
 * The stay, its price and who checks in, before the checkout: the stay that the address names, else
 * the sample of the specification, which alone has a card offer. In an address that names a booking
 * to change, the review of that change. Spec §2.
 */
export function PreCheckoutPage() {
  const { t } = useI18n();
  const { search } = useLocation();
  const address = readBookingAddress(search).value;
  const title = t(address.change ? 'precheckout.changeTitle' : 'precheckout.title');
  return (
    <PageShell title={title}>
      <Top>
        {address.hotel && (
          <BackLink to={hotelAddress(address.hotel, address)}>
            <ChevronLeftIcon />
            {t('precheckout.backToHotel')}
          </BackLink>
        )}
        {!address.change && <BookingStep step={1} />}
        <Heading>{title}</Heading>
        {address.change ? (
          <Suspense>
            <ChangeReview key={search} address={address} />
          </Suspense>
        ) : (
          <>
            <BookedStayNote key={search} address={address} />
            <ChosenStayGuard sample={<SampleReview />}>
              {(confirmed) => <LiveReview {...confirmed} />}
            </ChosenStayGuard>
          </>
        )}
      </Top>
    </PageShell>
  );
}

function SampleReview() {
  const i18n = useI18n();
  const stay = samplePreCheckout(i18n);
  return (
    <Review
      stay={stay}
      message={<UrgencyMessage />}
      side={
        <>
          <LoyaltyEarn earn={sampleLoyalty.earn} />
          <TravelerDetails />
          <OneKeyCash loyalty={sampleLoyalty} payNow={stay.ledger.dueNow} />
          <CardPromotion />
        </>
      }
      dueNow={i18n.t('precheckout.payNow')}
      coupon={<CouponLink />}
      forward={<ForwardLink to={routes.checkout} />}
    />
  );
}
