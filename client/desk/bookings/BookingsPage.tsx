import { createSearchParams } from 'react-router-dom';
import { bookingStatuses } from '#contracts/site/bookings.ts';
import {
  bookingOrders,
  bookingWaits,
  deskBookingsQuerySchema,
} from '#contracts/site/desk/deskBookings.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { callPath } from '../../api/call.ts';
import { refreshing, useGetDeskBookingsQuery } from '../api/deskBookingsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { DownloadLink } from '../ui/DownloadLink.tsx';
import { FilterBar, SelectFilter, TextFilter } from '../ui/FilterBar.tsx';
import { Paging } from '../ui/Paging.tsx';
import { quietly } from '../ui/quietly.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { cursorParameter, useQueryFilters } from '../ui/useFilters.ts';
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
        mayExport && (
          <DownloadLink
            href={`${callPath('GET /api/desk/bookings.csv', {})}?${exported.toString()}`}
          >
            {t('deskBookings.export')}
          </DownloadLink>
        )
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
        query={quietly(query)}
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
