import { lazy, type ReactNode, Suspense } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { Rewards } from '#contracts/site/account/rewards.ts';
import { useGetRewardsQuery } from '../../api/account/rewardsApi.ts';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { roomsAddress } from '../../domain/addresses/hotelAddress.ts';
import { searchAddress } from '../../domain/addresses/searchAddress.ts';
import { readStay } from '../../domain/addresses/stayAddress.ts';
import type { ChosenExtras } from '../../domain/stay/extras.ts';
import type { MovedRates } from '../../domain/stay/stayChange.ts';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { StayNotice } from '../../ui/stay/StayNotice.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useChosenStay } from './useChosenStay.ts';

/** Loaded only if the price or the terms have changed. */
const StayReceipt = lazy(() =>
  import(/* webpackChunkName: "extras" */ './StayReceipt.tsx').then(({ StayReceipt: receipt }) => ({
    default: receipt,
  })),
);

/** A stay that was confirmed when the traveler entered the page. */
export interface ConfirmedStay {
  stay: StayDetails;
  /** The rate of each room. */
  rates: readonly Rate[];
  address: BookingAddress;
  /** The country whose residents the rates apply to, if any rate depends on it. */
  residency: string | undefined;
  /**
   * Whether the traveler may continue, because nothing is left to accept and the price is known.
   */
  accepted: boolean;
  /** The reason why the traveler cannot continue, although there is nothing to accept. */
  wait: string | undefined;
  /** The OneKeyCash of the account, or undefined while it is unknown. */
  rewards: Rewards | undefined;
}

/**
 * Confirms that the stay in the page's address can be booked, and renders it with `children`. If
 * the price or the terms have changed, a receipt above them lists the changes. If the address names
 * no stay, or the stay cannot be confirmed, it shows a notice instead.
 */
export function ChosenStayGuard(props: GuardProps) {
  const { search } = useLocation();
  return <Confirmation key={search} {...props} />;
}

interface GuardProps {
  children: (confirmed: ConfirmedStay) => ReactNode;
  /** The rates in the site's response to a booking request, if their price has changed. */
  moved?: MovedRates | undefined;
  /** Whether the site responded that a rate is gone. */
  gone?: boolean;
  onAccept?: (rates: readonly Rate[], residency: string | undefined) => void;
  /** The citizenship of the guests once it is chosen. The price may depend on it. */
  citizenship?: string | undefined;
  /** The chosen extras of each room. */
  extras?: ChosenExtras | undefined;
  /** The address at which another room can be chosen. By default this is the hotel's page. */
  rooms?: string;
}

function Confirmation({
  children,
  moved,
  gone = false,
  onAccept,
  citizenship,
  extras,
  rooms,
}: GuardProps) {
  const { t } = useI18n();
  const chosen = useChosenStay({ moved, citizenship, extras });
  // This call runs in parallel with the call for the hotel, so that the price with OneKeyCash is
  // known as early as the stay.
  const { currentData: rewards } = useGetRewardsQuery(undefined, {
    skip: chosen.status === 'none',
    refetchOnMountOrArgChange: true,
  });
  const navigate = useNavigate();
  const location = useLocation();
  switch (chosen.status) {
    case 'none':
      return (
        <StayNotice title={t('chosenStay.none.title')} reason={t('chosenStay.none.reason')}>
          <LinkButton to={searchAddress(readStay(location.search))} look="brand">
            {t('chosenStay.search')}
          </LinkButton>
        </StayNotice>
      );
    case 'loading':
      return <LoadingOverlay loading />;
    case 'unknown':
      return (
        <StayNotice title={t('chosenStay.unknown.title')} reason={t('chosenStay.unknown.reason')}>
          <LinkButton to={searchAddress(readStay(location.search))} look="brand">
            {t('chosenStay.search')}
          </LinkButton>
          <Button onClick={chosen.retry}>{t('failures.retry')}</Button>
        </StayNotice>
      );
    case 'gone':
      return <GoneNotice hotel={chosen.hotel.name} rooms={rooms ?? roomsAddress(chosen.address)} />;
    case 'found': {
      const { stay, rates, address, change, residency, priced, pricing } = chosen;
      const back = rooms ?? roomsAddress(address);
      if (gone) return <GoneNotice hotel={stay.hotel} rooms={back} takesFocus />;
      const accept = () => {
        onAccept?.(rates, residency);
        void navigate(createPath(location), { replace: true, state: { rates } });
      };
      const what = t('priceDetails.title');
      const waits = {
        yes: undefined,
        asking: t('page.loading'),
        failed: t('failures.notLoaded', { what }),
        gone: t('chosenStay.gone.title'),
      };
      const wait = waits[priced];
      return (
        <>
          {priced === 'failed' && <NotLoaded what={what} query={pricing} />}
          {priced === 'gone' && <GoneNotice hotel={stay.hotel} rooms={back} />}
          {change && (
            <Suspense>
              <StayReceipt
                key={moved?.now.map(({ total }) => total).join()}
                change={change}
                ledger={stay.ledger}
                back={back}
                onAccept={accept}
                takesFocus={moved !== undefined && moved.residency === residency}
              />
            </Suspense>
          )}
          {children({
            stay,
            rates,
            residency,
            address,
            accepted: !wait && !change?.needsConsent,
            wait,
            rewards,
          })}
        </>
      );
    }
  }
}

function GoneNotice({
  hotel,
  rooms,
  takesFocus,
}: {
  hotel: string;
  /** The address of the hotel's rooms. */
  rooms: string;
  takesFocus?: boolean;
}) {
  const { t } = useI18n();
  return (
    <StayNotice
      title={t('chosenStay.gone.title')}
      reason={t('chosenStay.gone.reason', { hotel })}
      takesFocus={takesFocus}
    >
      <LinkButton to={rooms} look="brand">
        {t('chosenStay.gone.rooms', { hotel })}
      </LinkButton>
    </StayNotice>
  );
}
