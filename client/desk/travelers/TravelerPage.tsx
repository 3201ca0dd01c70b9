import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { DeskListedBooking } from '#contracts/site/desk/deskBookings.ts';
import type { DeskCredits, DeskTraveler } from '#contracts/site/desk/deskTravelers.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { useGetTravelerQuery } from '../api/deskTravelersApi.ts';
import { deskPath } from '../deskPaths.ts';
import { amountText } from '../ui/amountText.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Box, DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { BookingState, StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { type TravelerAction, TravelerDialog } from './TravelerDialogs.tsx';

const missingSchema = v.object({ status: v.literal(404) });

/** A traveler's account with its bookings, its OneKeyCash, and its actions. */
export function TravelerPage() {
  const { t } = useDeskI18n();
  const { id = '' } = useParams();
  const query = useGetTravelerQuery(id, { refetchOnMountOrArgChange: true });
  const traveller = query.currentData;
  if (traveller) return <Shown key={id} traveller={traveller} query={query} />;
  const isMissing = v.is(missingSchema, query.error);
  return (
    <DeskPage
      title={t('deskTravelers.traveller')}
      lead={isMissing && t('deskFrame.problem.gone')}
      actions={<LinkButton to={deskPath('travellers')}>{t('deskTravelers.back')}</LinkButton>}
    >
      {query.error === undefined || query.isFetching ? (
        <LoadingLines />
      ) : (
        !isMissing && <NotLoaded what={t('deskTravelers.traveller')} query={query} />
      )}
    </DeskPage>
  );
}

function Shown({ traveller, query }: { traveller: DeskTraveler; query: Query }) {
  const { t } = useDeskI18n();
  const [action, setAction] = useState<TravelerAction>();
  const maySignOut = usePermitted('travellers.sign-out') && traveller.sessions > 0;
  const mayReset = usePermitted('travellers.reset-two-step') && traveller.twoStep;
  const mayAdjust = usePermitted('travellers.adjust-credit');
  return (
    <DeskPage
      title={traveller.name}
      lead={<bdi>{traveller.email}</bdi>}
      actions={<LinkButton to={deskPath('travellers')}>{t('deskTravelers.back')}</LinkButton>}
    >
      <Box
        title={t('deskTravelers.account')}
        actions={
          <>
            {maySignOut && (
              <Button onClick={() => setAction('signOut')}>
                {t('deskTravelers.signOut.confirm')}
              </Button>
            )}
            {mayReset && (
              <Button onClick={() => setAction('resetTwoStep')}>
                {t('deskTravelers.resetTwoStep.confirm')}
              </Button>
            )}
          </>
        }
      >
        <AccountFacts traveller={traveller} />
      </Box>
      <Box
        title={t('deskTravelers.credit')}
        actions={
          mayAdjust && (
            <Button onClick={() => setAction('adjust')}>{t('deskTravelers.adjust.confirm')}</Button>
          )
        }
      >
        <Credit credits={traveller.credits} query={query} />
      </Box>
      <Box
        title={t('deskTravelers.bookings')}
        actions={
          <LinkButton
            to={`${deskPath('bookings')}?${new URLSearchParams({ account: traveller.id }).toString()}`}
            look="quiet"
          >
            {t('deskTravelers.allBookings')}
          </LinkButton>
        }
      >
        <Bookings bookings={traveller.bookings} query={query} />
      </Box>
      {action && (
        <TravelerDialog
          action={action}
          traveller={traveller}
          onClose={() => setAction(undefined)}
        />
      )}
    </DeskPage>
  );
}

function AccountFacts({ traveller }: { traveller: DeskTraveler }) {
  const { t, formats } = useDeskI18n();
  const { verified, since, language, twoStep, lockedUntil, sessions, lastSeen } = traveller;
  return (
    <Facts
      facts={[
        {
          label: t('deskTravelers.columns.verified'),
          value: (
            <StatusBadge tone={verified ? 'good' : 'amber'}>
              {t(verified ? 'deskTravelers.verified' : 'deskTravelers.unverified')}
            </StatusBadge>
          ),
        },
        { label: t('deskTravelers.columns.since'), value: <Instant at={since} /> },
        {
          label: t('deskTravelers.language'),
          value: formats.languageName(language),
        },
        {
          label: t('deskTravelers.twoStep'),
          value: t(twoStep ? 'deskTravelers.on' : 'deskTravelers.off'),
        },
        {
          label: t('deskTravelers.lockedUntil'),
          value: lockedUntil && <Instant at={lockedUntil} />,
        },
        {
          label: t('deskTravelers.sessions'),
          value: t('deskTravelers.places', { count: sessions }),
        },
        { label: t('deskTravelers.lastSeen'), value: lastSeen && <Instant at={lastSeen} /> },
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
      head: t('deskTravelers.changeColumns.kind'),
      cell: ({ kind }) => t(`deskTravelers.kinds.${kind}`),
    },
    {
      key: 'at',
      head: t('deskTravelers.changeColumns.at'),
      cell: ({ at }) => <Instant at={at} />,
    },
    {
      key: 'booking',
      head: t('deskTravelers.changeColumns.booking'),
      cell: ({ bookingId: id }) =>
        id !== null && (
          <LinkButton to={deskPath('booking', { id })} look="quiet">
            {t('deskTravelers.openBooking')}
          </LinkButton>
        ),
    },
    {
      key: 'amount',
      head: t('deskTravelers.changeColumns.amount'),
      end: true,
      cell: ({ amount: { amount, currency } }) => amountText(i18n, amount, currency),
    },
  ];
  return (
    <>
      {balances.length === 0 ? (
        <p>{t('deskTravelers.noBalance')}</p>
      ) : (
        <Facts
          amounts
          facts={balances.map(({ amount, currency }) => ({
            label: t('deskTravelers.balance', { currency }),
            value: amountText(i18n, amount, currency),
          }))}
        />
      )}
      <DataTable
        caption={t('deskTravelers.changes')}
        columns={columns}
        rows={history}
        query={query}
        keyOf={({ id }) => id}
        empty={t('deskTravelers.noChanges')}
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
      head: t('deskTravelers.bookingColumns.number'),
      cell: ({ number }) => formatBookingNumber(number),
    },
    {
      key: 'hotel',
      head: t('deskTravelers.bookingColumns.hotel'),
      cell: ({ hotel, hotelId }) => <bdi>{hotel ?? hotelId}</bdi>,
    },
    {
      key: 'stay',
      head: t('deskTravelers.bookingColumns.stay'),
      cell: ({ checkIn, checkOut }) => daysText(i18n, checkIn, checkOut),
    },
    {
      key: 'status',
      head: t('deskTravelers.bookingColumns.status'),
      cell: (booking) => <BookingState booking={booking} />,
    },
  ];
  return (
    <DataTable
      caption={t('deskTravelers.bookings')}
      columns={columns}
      rows={bookings}
      query={query}
      keyOf={({ id }) => id}
      linkOf={({ id }) => deskPath('booking', { id })}
      empty={t('deskTravelers.noBookings')}
    />
  );
}
