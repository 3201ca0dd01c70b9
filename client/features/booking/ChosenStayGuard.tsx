import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createPath } from 'react-router-dom';
import type { Rate } from '#contracts/rateFields.ts';
import type { BookingAddress } from '../../domain/bookingAddress.ts';
import { hotelAddress } from '../../domain/hotelAddress.ts';
import { routes } from '../../domain/paths.ts';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx';
import { StayNotice } from './StayNotice.tsx';
import { StayReceipt } from './StayReceipt.tsx';
import { useChosenStay } from './useChosenStay.ts';

/** A stay that was confirmed on entering the page. */
export interface ConfirmedStay {
  stay: StayDetails;
  rate: Rate;
  address: BookingAddress;
  /** Whether the traveller may go on: nothing is left to accept. */
  accepted: boolean;
}

/**
 * Confirms the stay that the page's address names and draws it by `children`, below a receipt where
 * something moved. Without a choice it draws `sample`; a stay that cannot be confirmed is said to be so.
 */
export function ChosenStayGuard(slots: {
  sample: ReactNode;
  children: (confirmed: ConfirmedStay) => ReactNode;
}) {
  const { search } = useLocation();
  return <Confirmation key={search} {...slots} />;
}

function Confirmation({
  sample,
  children,
}: {
  sample: ReactNode;
  children: (confirmed: ConfirmedStay) => ReactNode;
}) {
  const chosen = useChosenStay();
  const navigate = useNavigate();
  const location = useLocation();
  switch (chosen.status) {
    case 'none':
      return sample;
    case 'loading':
      return <LoadingOverlay loading />;
    case 'unknown':
      return (
        <StayNotice
          title="We could not find this room"
          reason="The link may be old or incomplete, or the hotel cannot be reached at the moment."
        >
          <LinkButton to={routes.listing} look="brand">
            Search for a stay
          </LinkButton>
          <Button onClick={chosen.retry}>Try again</Button>
        </StayNotice>
      );
    case 'gone':
      return (
        <StayNotice
          title="This offer is gone"
          reason={`${chosen.hotel.name} no longer offers this room on these terms for your stay.`}
        >
          <LinkButton to={hotelAddress(chosen.hotel.id, chosen.address)} look="brand">
            See the rooms of {chosen.hotel.name}
          </LinkButton>
        </StayNotice>
      );
    case 'found': {
      const { stay, rate, address, change } = chosen;
      const accept = () => void navigate(createPath(location), { replace: true, state: { rate } });
      return (
        <>
          {change && (
            <StayReceipt
              change={change}
              ledger={stay.ledger}
              back={hotelAddress(address.hotel, address)}
              onAccept={accept}
            />
          )}
          {children({ stay, rate, address, accepted: !change?.needsConsent })}
        </>
      );
    }
  }
}
