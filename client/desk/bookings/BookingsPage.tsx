import { createSearchParams } from 'react-router-dom';
import { bookingStatuses } from '#contracts/site/bookingSchema.ts';
import {
  bookingArrivals,
  bookingOrders,
  bookingWaits,
  deskBookingsQuerySchema,
} from '#contracts/site/desk/deskBookings.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { callPath } from '../../api/call.ts';
import type { Query } from '../../ui/NotLoaded.tsx';
import { refreshing, useGetDeskBookingsQuery } from '../api/deskBookingsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { DataTable, Paging } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, SelectFilter, TextFilter } from '../ui/FilterBar.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { cursorParameter, useQueryFilters } from '../ui/useFilters.ts';
import { BookForGuest } from './BookForGuest.tsx';
import { bookingColumns } from './bookingColumns.tsx';

const days = ['checkInFrom', 'checkInTo', 'createdFrom', 'createdTo'] as const;

/** The list of bookings with its search, and its export for those who may. */
export function BookingsPage() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { query: parameters, invalid, isFiltered } = useQueryFilters(deskBookingsQuerySchema);
  const query = useGetDeskBookingsQuery(parameters, refreshing);
  const mayExport = usePermitted('bookings.export');
  const exported = createSearchParams(parameters);
  exported.delete(cursorParameter);
  return (
    <DeskPage
      title={t('deskFrame.pages.bookings')}
      lead={parameters.account !== undefined && t('deskBookings.ofAccount')}
      actions={
        <>
          <BookForGuest />
          {mayExport && (
            <AnchorButton
              download
              href={`${callPath('GET /api/desk/bookings.csv', {})}?${exported.toString()}`}
            >
              {t('deskBookings.export')}
            </AnchorButton>
          )}
        </>
      }
    >
      <FilterBar isFiltered={isFiltered}>
        <TextFilter
          name="text"
          label={t('deskBookings.text')}
          maxLength={longestEmail}
          error={invalid.has('text') ? t('deskBookings.textInvalid') : undefined}
        />
        <TextFilter
          name="hotel"
          label={t('deskBookings.hotel')}
          maxLength={200}
          error={invalid.has('hotel') ? t('deskBookings.hotelInvalid') : undefined}
        />
        <TextFilter name="reference" label={t('deskBookings.reference')} maxLength={200} />
        <SelectFilter
          name="status"
          label={t('deskBookings.status')}
          options={statusOptions(parameters.status).map((value) => ({
            value,
            text: i18n.formats.list(
              bookingStatuses
                .filter((each) => value.split(',').includes(each))
                .map((each) => t(`deskBooking.status.${each}`)),
            ),
          }))}
        />
        <SelectFilter
          name="waits"
          label={t('deskBookings.waits')}
          options={bookingWaits.map((value) => ({
            value,
            text: t(`deskBookings.waitsFor.${value}`),
          }))}
        />
        <SelectFilter
          name="arrives"
          label={t('deskBookings.arrives')}
          options={bookingArrivals.map((value) => ({
            value,
            text: t(`deskBookings.arrivals.${value}`),
          }))}
        />
        {days.map((name) => (
          <TextFilter key={name} name={name} type="date" label={t(`deskBookings.${name}`)} />
        ))}
        <SelectFilter
          name="order"
          label={t('deskBookings.order')}
          any={t('deskBookings.orders.newest')}
          options={bookingOrders
            .filter((value) => value !== 'newest')
            .map((value) => ({ value, text: t(`deskBookings.orders.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('deskBookings.caption')}
        columns={bookingColumns(i18n)}
        rows={query.data?.items}
        query={hideRefetch(query)}
        keyOf={({ id }) => id}
        linkOf={({ id }) => deskPath('booking', { id })}
        empty={t(isFiltered ? 'deskBookings.noneFound' : 'deskBookings.none')}
      />
      <Paging next={query.data?.next} />
    </DeskPage>
  );
}

/** The single states, and those of the address together if they are several. */
function statusOptions(chosen: string | undefined): readonly string[] {
  return chosen?.includes(',') ? [...bookingStatuses, chosen] : bookingStatuses;
}

/**
 * A query that is loaded again by itself, for those who show it: while there is data for what was
 * asked, it neither loads nor fails.
 */
function hideRefetch(query: Query & { currentData?: unknown }): Query {
  if (query.currentData === undefined) return query;
  return { ...query, isFetching: false, error: undefined };
}
