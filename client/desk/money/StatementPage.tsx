import { useParams } from 'react-router-dom';
import type { DeskHotelMonth, HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import { useGetHotelMonthQuery } from '../api/deskMoneyApi.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { instantText, monthText, paymentText } from './moneyTexts.ts';
import { PrintedPage } from './PrintedPage.tsx';
import styles from './Statement.module.css';
import { StatementFacts, StatementTable } from './StatementTable.tsx';

/**
 * The statement of a hotel for a month, for printing. It lists the bookings without guest names,
 * the sums and the settlements.
 */
export const StatementPage = withPageTexts('money', 'money', Page);

function Page() {
  const { month = '', hotel = '' } = useParams();
  const i18n = useDeskI18n();
  const { t } = i18n;
  const query = useGetHotelMonthQuery({ month, hotelId: hotel });
  const data = query.currentData;
  return (
    <PrintedPage
      title={t('deskMoney.statement.title', { month: monthText(i18n, month) })}
      month={{ month, hotel }}
      query={query}
    >
      {data && <Statement data={data} />}
    </PrintedPage>
  );
}

function Statement({ data }: { data: DeskHotelMonth }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { hotelId, hotelName, month, currencies } = data;
  return (
    <article className={styles.statement}>
      <StatementFacts
        facts={[
          [t('deskMoney.hotel'), hotelName ?? hotelId],
          [t('deskMoney.statement.hotelId'), hotelId],
          [t('deskMoney.statement.month'), monthText(i18n, month)],
          [t('deskMoney.statement.asOf'), instantText(i18n, new Date().toISOString())],
        ]}
      />
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

function OfCurrency({ data, row }: { data: DeskHotelMonth; row: HotelMonth }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { currency, total, open } = row;
  const bookings = data.bookings.filter((booking) => booking.currency === currency);
  const settlements = data.settlements.filter((settlement) => settlement.currency === currency);
  const settled = settlements.map(({ id, at, undoes, reference, figures }) => {
    const what = t(`deskMoney.statement.${undoes === null ? 'settledOn' : 'undoneOn'}`, {
      at: instantText(i18n, at),
    });
    const text =
      reference === null ? what : t('deskMoney.statement.withReference', { what, reference });
    return { key: id, what: text, figures, isSum: false };
  });
  return (
    <section>
      <StatementTable
        currency={currency}
        lines={bookings.map((booking) => ({ ...booking, figures: booking.total }))}
        sums={[
          { key: 'sum', what: t('deskMoney.statement.sum'), figures: total },
          ...settled,
          { key: 'open', what: t('deskMoney.statement.openNow'), figures: open },
        ]}
      />
      <p className={styles.payment}>
        {settlements.length === 0 && `${t('deskMoney.statement.nothingSettled')} `}
        {paymentText(i18n, open, currency)}
      </p>
    </section>
  );
}
