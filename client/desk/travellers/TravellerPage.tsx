import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { DeskListedBooking } from '#contracts/site/desk/deskBookings.ts';
import type { DeskCredits, DeskTraveller } from '#contracts/site/desk/deskTravellers.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { useGetTravellerQuery } from '../api/deskTravellersApi.ts';
import { deskPath } from '../deskPaths.ts';
import { amountText } from '../ui/amountText.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Box, DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { BookingState, StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { type TravellerAction, TravellerDialog } from './TravellerDialogs.tsx';

const missingSchema = v.object({ status: v.literal(404) });

/** A traveller's account, with its bookings and OneKeyCash, and what can be done with it. */
export function TravellerPage() {
  const { t } = useDeskI18n();
  const { id = '' } = useParams();
  const query = useGetTravellerQuery(id, { refetchOnMountOrArgChange: true });
  const traveller = query.currentData;
  if (traveller) return <Shown key={id} traveller={traveller} query={query} />;
  const isMissing = v.is(missingSchema, query.error);
  return (
    <DeskPage
      title={t('deskTravellers.traveller')}
      lead={isMissing && t('deskFrame.problem.gone')}
      actions={<LinkButton to={deskPath('travellers')}>{t('deskTravellers.back')}</LinkButton>}
    >
      {query.error === undefined || query.isFetching ? (
        <LoadingLines />
      ) : (
        !isMissing && <NotLoaded what={t('deskTravellers.traveller')} query={query} />
      )}
    </DeskPage>
  );
}

function Shown({ traveller, query }: { traveller: DeskTraveller; query: Query }) {
  const { t } = useDeskI18n();
  const [action, setAction] = useState<TravellerAction>();
  const maySignOut = usePermitted('travellers.sign-out') && traveller.sessions > 0;
  const mayReset = usePermitted('travellers.reset-two-step') && traveller.twoStep;
  const mayAdjust = usePermitted('travellers.adjust-credit');
  return (
    <DeskPage
      title={traveller.name}
      lead={<bdi>{traveller.email}</bdi>}
      actions={<LinkButton to={deskPath('travellers')}>{t('deskTravellers.back')}</LinkButton>}
    >
      <Box
        title={t('deskTravellers.account')}
        actions={
          <>
            {maySignOut && (
              <Button onClick={() => setAction('signOut')}>
                {t('deskTravellers.signOut.confirm')}
              </Button>
            )}
            {mayReset && (
              <Button onClick={() => setAction('resetTwoStep')}>
                {t('deskTravellers.resetTwoStep.confirm')}
              </Button>
            )}
          </>
        }
      >
        <AccountFacts traveller={traveller} />
      </Box>
      <Box
        title={t('deskTravellers.credit')}
        actions={
          mayAdjust && (
            <Button onClick={() => setAction('adjust')}>
              {t('deskTravellers.adjust.confirm')}
            </Button>
          )
        }
      >
        <Credit credits={traveller.credits} query={query} />
      </Box>
      <Box
        title={t('deskTravellers.bookings')}
        actions={
          <LinkButton
            to={`${deskPath('bookings')}?${new URLSearchParams({ account: traveller.id }).toString()}`}
            look="quiet"
          >
            {t('deskTravellers.allBookings')}
          </LinkButton>
        }
      >
        <Bookings bookings={traveller.bookings} query={query} />
      </Box>
      {action && (
        <TravellerDialog
          action={action}
          traveller={traveller}
          onClose={() => setAction(undefined)}
        />
      )}
    </DeskPage>
  );
}

function AccountFacts({ traveller }: { traveller: DeskTraveller }) {
  const { t, formats } = useDeskI18n();
  const { verified, since, language, twoStep, lockedUntil, sessions, lastSeen } = traveller;
  return (
    <Facts
      facts={[
        {
          label: t('deskTravellers.columns.verified'),
          value: (
            <StatusBadge tone={verified ? 'good' : 'amber'}>
              {t(verified ? 'deskTravellers.verified' : 'deskTravellers.unverified')}
            </StatusBadge>
          ),
        },
        { label: t('deskTravellers.columns.since'), value: <Instant at={since} /> },
        {
          label: t('deskTravellers.language'),
          value: formats.languageName(language),
        },
        {
          label: t('deskTravellers.twoStep'),
          value: t(twoStep ? 'deskTravellers.on' : 'deskTravellers.off'),
        },
        {
          label: t('deskTravellers.lockedUntil'),
          value: lockedUntil && <Instant at={lockedUntil} />,
        },
        {
          label: t('deskTravellers.sessions'),
          value: t('deskTravellers.places', { count: sessions }),
        },
        { label: t('deskTravellers.lastSeen'), value: lastSeen && <Instant at={lastSeen} /> },
      ]}
    />
  );
}

function Credit({ credits, query }: { credits: DeskCredits; query: Query }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { balances, history } = credits;
  const columns: Column<DeskCredits['history'][number]>[] = [
    {
      key: 'kind',
      head: t('deskTravellers.changeColumns.kind'),
      cell: ({ kind }) => t(`deskTravellers.kinds.${kind}`),
    },
    {
      key: 'at',
      head: t('deskTravellers.changeColumns.at'),
      cell: ({ at }) => <Instant at={at} />,
    },
    {
      key: 'booking',
      head: t('deskTravellers.changeColumns.booking'),
      cell: ({ bookingId: id }) =>
        id !== null && (
          <LinkButton to={deskPath('booking', { id })} look="quiet">
            {t('deskTravellers.openBooking')}
          </LinkButton>
        ),
    },
    {
      key: 'amount',
      head: t('deskTravellers.changeColumns.amount'),
      end: true,
      cell: ({ amount: { amount, currency } }) => amountText(i18n, amount, currency),
    },
  ];
  return (
    <>
      {balances.length === 0 ? (
        <p>{t('deskTravellers.noBalance')}</p>
      ) : (
        <Facts
          amounts
          facts={balances.map(({ amount, currency }) => ({
            label: t('deskTravellers.balance', { currency }),
            value: amountText(i18n, amount, currency),
          }))}
        />
      )}
      <DataTable
        caption={t('deskTravellers.changes')}
        columns={columns}
        rows={history}
        query={query}
        keyOf={({ id }) => id}
        empty={t('deskTravellers.noChanges')}
      />
    </>
  );
}

function Bookings({ bookings, query }: { bookings: readonly DeskListedBooking[]; query: Query }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const columns: Column<DeskListedBooking>[] = [
    {
      key: 'number',
      head: t('deskTravellers.bookingColumns.number'),
      cell: ({ number }) => formatBookingNumber(number),
    },
    {
      key: 'hotel',
      head: t('deskTravellers.bookingColumns.hotel'),
      cell: ({ hotel, hotelId }) => <bdi>{hotel ?? hotelId}</bdi>,
    },
    {
      key: 'stay',
      head: t('deskTravellers.bookingColumns.stay'),
      cell: ({ checkIn, checkOut }) => daysText(i18n, checkIn, checkOut),
    },
    {
      key: 'status',
      head: t('deskTravellers.bookingColumns.status'),
      cell: (booking) => <BookingState booking={booking} />,
    },
  ];
  return (
    <DataTable
      caption={t('deskTravellers.bookings')}
      columns={columns}
      rows={bookings}
      query={query}
      keyOf={({ id }) => id}
      linkOf={({ id }) => deskPath('booking', { id })}
      empty={t('deskTravellers.noBookings')}
    />
  );
}
