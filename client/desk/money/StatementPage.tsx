import { useParams } from 'react-router-dom';
import type { DeskHotelMonth, HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useGetHotelMonthQuery } from '../api/deskMoneyApi.ts';
import { deskPath } from '../deskPaths.ts';
import { DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { instantText, monthText, paymentText, stayText, statusText } from './moneyTexts.ts';
import { amountText } from '../ui/amountText.ts';
import styles from './Statement.module.css';

/**
 * The statement of a hotel for a month, to be printed: its bookings by number, without guests, its
 * sums and settlements.
 */
export function StatementPage() {
  const { month = '', hotel = '' } = useParams();
  const i18n = useDeskI18n();
  const { t } = i18n;
  const query = useGetHotelMonthQuery({ month, hotelId: hotel });
  const data = query.currentData;
  return (
    <DeskPage
      title={t('deskMoney.statement.title', { month: monthText(i18n, month) })}
      actions={
        <>
          <LinkButton to={deskPath('hotelMonth', { month, hotel })}>
            {t('deskMoney.statement.back')}
          </LinkButton>
          {data && (
            <Button look="brand" onClick={() => window.print()}>
              {t('deskMoney.statement.print')}
            </Button>
          )}
        </>
      }
    >
      {query.isFetching && !data && <LoadingLines />}
      {query.isError && <NotLoaded what={t('deskMoney.statement.link')} query={query} />}
      {data && <Statement data={data} />}
    </DeskPage>
  );
}

function Statement({ data }: { data: DeskHotelMonth }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { hotelId, hotelName, month, currencies } = data;
  return (
    <article className={styles.statement}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('deskMoney.hotel')}</dt>
          <dd className={styles.name}>{hotelName ?? hotelId}</dd>
        </div>
        <div>
          <dt>{t('deskMoney.statement.hotelId')}</dt>
          <dd>{hotelId}</dd>
        </div>
        <div>
          <dt>{t('deskMoney.statement.month')}</dt>
          <dd>{monthText(i18n, month)}</dd>
        </div>
        <div>
          <dt>{t('deskMoney.statement.asOf')}</dt>
          <dd>{instantText(i18n, new Date().toISOString())}</dd>
        </div>
      </dl>
      {currencies.length === 0 && <p>{t('deskMoney.bookings.empty')}</p>}
      {currencies.map((row) => (
        <OfCurrency key={row.currency} data={data} row={row} />
      ))}
      <p className={styles.note}>
        {t('deskMoney.netNote')} {t('deskMoney.statement.note')}
      </p>
    </article>
  );
}

const names = ['owed', 'commission', 'net'] as const;

function OfCurrency({ data, row }: { data: DeskHotelMonth; row: HotelMonth }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { currency, total, open } = row;
  const bookings = data.bookings.filter((booking) => booking.currency === currency);
  const settlements = data.settlements.filter((settlement) => settlement.currency === currency);
  const cells = (figures: HotelMonth['total']) =>
    names.map((name) => (
      <td role="cell" key={name}>
        {amountText(i18n, figures[name], currency)}
      </td>
    ));
  return (
    <section>
      <div
        role="region"
        aria-label={t('deskMoney.statement.bookingsOf', { currency })}
        tabIndex={0}
        className={styles.scroll}
      >
        <table role="table" className={styles.table}>
          <caption>{t('deskMoney.statement.bookingsOf', { currency })}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('deskMoney.bookings.number')}
              </th>
              <th role="columnheader" scope="col">
                {t('deskMoney.bookings.stay')}
              </th>
              <th role="columnheader" scope="col">
                {t('deskMoney.bookings.status')}
              </th>
              <th role="columnheader" scope="col">
                {t('deskMoney.owedShort')}
              </th>
              <th role="columnheader" scope="col">
                {t('deskMoney.commission')}
              </th>
              <th role="columnheader" scope="col">
                {t('deskMoney.net')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {bookings.map((booking) => (
              <tr role="row" key={booking.id}>
                <td role="cell">{booking.number}</td>
                <td role="cell">{stayText(i18n, booking)}</td>
                <td role="cell">{statusText(i18n, booking.status)}</td>
                {cells(booking.total)}
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row" className={styles.sum}>
              <th role="rowheader" scope="row" colSpan={3}>
                {t('deskMoney.statement.sum')}
              </th>
              {cells(total)}
            </tr>
            {settlements.map(({ id, at, undoes, reference, figures }) => {
              const what = t(`deskMoney.statement.${undoes === null ? 'settledOn' : 'undoneOn'}`, {
                at: instantText(i18n, at),
              });
              return (
                <tr role="row" key={id}>
                  <th role="rowheader" scope="row" colSpan={3}>
                    {reference === null
                      ? what
                      : t('deskMoney.statement.withReference', { what, reference })}
                  </th>
                  {cells(figures)}
                </tr>
              );
            })}
            <tr role="row" className={styles.sum}>
              <th role="rowheader" scope="row" colSpan={3}>
                {t('deskMoney.statement.openNow')}
              </th>
              {cells(open)}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={styles.payment}>
        {settlements.length === 0 && `${t('deskMoney.statement.nothingSettled')} `}
        {paymentText(i18n, open, currency)}
      </p>
    </section>
  );
}
