import { type ReactNode, useState } from 'react';
import { createSearchParams, useParams } from 'react-router-dom';
import type {
  DeskHotelMonth,
  HotelMonth,
  MoneyBooking,
  Settlement,
} from '#contracts/site/desk/deskMoney.ts';
import { callPath } from '../../api/call.ts';
import { AnchorButton, Button, LinkButton } from '../../ui/Button.tsx';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useGetHotelMonthQuery } from '../api/deskMoneyApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Box, DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { Amount, figureColumns, FiguresTable, LedgerNotice } from './FiguresTable.tsx';
import styles from './money.module.css';
import { SettleDialog, UndoDialog } from './MoneyDialogs.tsx';
import { monthText, paymentText, stayText, statusText } from './moneyTexts.ts';
import { MonthState, MonthSwitcher } from './MonthSwitcher.tsx';

/** A month of one hotel: its figures, the bookings behind them, and its settlements. */
export const HotelMonthPage = withPageTexts('money', 'money', Page);

function Page() {
  const { month = '', hotel = '' } = useParams();
  const i18n = useDeskI18n();
  const { t } = i18n;
  const query = useGetHotelMonthQuery({ month, hotelId: hotel });
  const mayExport = usePermitted('money.export');
  const data = query.currentData;
  return (
    <DeskPage
      title={data?.hotelName ?? hotel}
      lead={t('deskMoney.netNote')}
      actions={
        data && (
          <>
            <LinkButton to={deskPath('hotelDetails', { hotel })}>
              {t('deskMoney.details.link')}
            </LinkButton>
            <LinkButton to={deskPath('statement', { month, hotel })}>
              {t('deskMoney.statement.link')}
            </LinkButton>
            {mayExport && (
              <AnchorButton
                download
                href={`${callPath('GET /api/desk/money/:id/export', { id: hotel })}?${createSearchParams({ month })}`}
              >
                {t('deskMoney.csv')}
              </AnchorButton>
            )}
          </>
        )
      }
    >
      <MonthSwitcher
        month={month}
        to={(other) => deskPath('hotelMonth', { month: other, hotel })}
      />
      {query.isFetching && !data && <LoadingLines />}
      {query.isError && <NotLoaded what={t('deskMoney.bookings.table')} query={query} />}
      {data && <Month data={data} query={query} />}
    </DeskPage>
  );
}

function Month({ data, query }: { data: DeskHotelMonth; query: Query }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { month, hotelId } = data;
  const maySettle = usePermitted('money.settle');
  const [settling, setSettling] = useState<HotelMonth>();
  const [undoing, setUndoing] = useState<Settlement>();
  const bookingColumns: Column<MoneyBooking>[] = [
    {
      key: 'number',
      head: t('deskMoney.bookings.number'),
      cell: ({ number }) => <span className={styles.line}>{number}</span>,
    },
    {
      key: 'stay',
      head: t('deskMoney.bookings.stay'),
      cell: (row) => <span className={styles.line}>{stayText(i18n, row)}</span>,
    },
    {
      key: 'status',
      head: t('deskMoney.bookings.status'),
      cell: ({ status, waiting }) => (
        <>
          <span className={styles.line}>{statusText(i18n, status)}</span>
          {waiting && <div className={styles.muted}>{t('deskMoney.bookings.waiting')}</div>}
        </>
      ),
    },
    ...figureColumns<MoneyBooking>(i18n),
  ];
  const settlementColumns: Column<Settlement>[] = [
    { key: 'at', head: t('deskMoney.settlements.at'), cell: ({ at }) => <Instant at={at} /> },
    {
      key: 'statement',
      head: t('deskMoney.statement.link'),
      cell: ({ statement }) =>
        statement === null ? null : (
          <TextLink
            to={deskPath('numberedStatement', { number: String(statement) })}
            className={styles.line}
          >
            {t('deskMoney.statement.short', { number: String(statement) })}
          </TextLink>
        ),
    },
    { key: 'by', head: t('deskMoney.settlements.by'), cell: ({ by }) => by },
    {
      key: 'kind',
      head: t('deskMoney.settlements.kind'),
      cell: ({ undoes, undone }) => (
        <span className={styles.word}>{settlementText(t, { undoes, undone })}</span>
      ),
    },
    {
      key: 'net',
      head: t('deskMoney.net'),
      end: true,
      cell: ({ figures, currency }) => <Amount amount={figures.net} currency={currency} />,
    },
    {
      key: 'reference',
      head: t('deskMoney.settlements.reference'),
      cell: ({ reference }) => reference,
    },
    { key: 'reason', head: t('deskMoney.settlements.reason'), cell: ({ reason }) => reason },
    {
      key: 'undo',
      head: t('deskMoney.settlements.undo'),
      hiddenHead: true,
      cell: (settlement) =>
        maySettle && settlement.undoes === null && !settlement.undone ? (
          <Button className={styles.line} onClick={() => setUndoing(settlement)}>
            {t('deskMoney.settlements.undo')}
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      {data.currencies.map((row) => (
        <Box
          key={row.currency}
          title={i18n.formats.currencyTitle(row.currency)}
          actions={<MonthState state={row.state} />}
        >
          <div className={styles.stack}>
            <FiguresTable {...row} />
            <WhatRemains row={row} />
            {maySettle && (row.state === 'open' || row.state === 'adjustment') && (
              <Button look="brand" onClick={() => setSettling(row)}>
                {t('deskMoney.settle.title', { month: monthText(i18n, month) })}
              </Button>
            )}
          </div>
        </Box>
      ))}
      <h2>{t('deskMoney.bookings.title')}</h2>
      <DataTable
        caption={t('deskMoney.bookings.table')}
        columns={bookingColumns}
        rows={data.bookings}
        query={query}
        keyOf={({ id, currency }) => `${id} ${currency}`}
        linkOf={({ id }) => deskPath('booking', { id })}
        empty={t('deskMoney.bookings.empty')}
      />
      <h2>{t('deskMoney.settlements.title')}</h2>
      <DataTable
        caption={t('deskMoney.settlements.table')}
        columns={settlementColumns}
        rows={data.settlements}
        query={query}
        keyOf={({ id }) => id}
        empty={t('deskMoney.settlements.empty')}
      />
      <h2>{t('deskMoney.ledger.title')}</h2>
      {data.ledger.length > 0 ? (
        <LedgerNotice currencies={data.ledger} />
      ) : (
        <p>{t('deskMoney.ledger.empty')}</p>
      )}
      {settling && (
        <SettleDialog row={settling} month={month} onClose={() => setSettling(undefined)} />
      )}
      {undoing && (
        <UndoDialog hotelId={hotelId} settlement={undoing} onClose={() => setUndoing(undefined)} />
      )}
    </>
  );
}

/** Says which step of a month is next, or why no step is possible. */
function WhatRemains({ row: { state, waiting, open, currency } }: { row: HotelMonth }): ReactNode {
  const i18n = useDeskI18n();
  const { t } = i18n;
  switch (state) {
    case 'running':
      return <p>{t('deskMoney.notEnded')}</p>;
    case 'waiting':
      return <p>{t('deskMoney.waiting', { count: waiting })}</p>;
    case 'settled':
      return <p>{t('deskMoney.allSettled')}</p>;
    case 'adjustment':
      return (
        <p>
          {t('deskMoney.adjustment')} {paymentText(i18n, open, currency)}
        </p>
      );
    case 'open':
      return <p>{paymentText(i18n, open, currency)}</p>;
  }
}

function settlementText(
  t: ReturnType<typeof useDeskI18n>['t'],
  { undoes, undone }: Pick<Settlement, 'undoes' | 'undone'>,
): string {
  if (undoes !== null) return t('deskMoney.settlements.undoes');
  return undone ? t('deskMoney.settlements.undone') : t('deskMoney.settlements.settled');
}
