import { useState } from 'react';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { type CurrencySum, type HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import type { SettledMonths } from '#contracts/site/desk/deskPayouts.ts';
import { AnchorButton, LinkButton } from '../../ui/Button.tsx';
import { callPath } from '../../api/call.ts';
import { useGetMoneyLedgerQuery, useGetMoneyMonthQuery } from '../api/deskMoneyApi.ts';
import { deskPath, deskPaths } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, TextFilter } from '../ui/FilterBar.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useFilters } from '../ui/useFilters.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import {
  BulkSettleBar,
  BulkSettleDialog,
  BulkSettled,
  isDue,
  rowKey,
  useSelection,
} from './BulkSettle.tsx';
import { figureColumns, LedgerNotice } from './FiguresTable.tsx';
import styles from './money.module.css';
import { Tick } from './payouts/Cells.tsx';
import { lastMonth, MonthState, MonthSwitcher } from './MonthSwitcher.tsx';

/**
 * The amounts that the site and each hotel owe each other in a month: the latest month that has
 * ended, or the month in the address.
 */
export const MoneyPage = withPageTexts('money', 'money', Page);

function Page() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [parameters] = useSearchParams();
  const month = parameters.get('month') ?? lastMonth(new Date());
  const { values, isFiltered } = useFilters(['hotel']);
  const query = useGetMoneyMonthQuery({ month, ...values });
  const { data: ledger } = useGetMoneyLedgerQuery();
  const mayExport = usePermitted('money.export');
  const maySettle = usePermitted('money.settle');
  const [settling, setSettling] = useState(false);
  const [answer, setAnswer] = useState<SettledMonths>();
  const shown = query.currentData ?? (query.data?.month === month ? query.data : undefined);
  const { chosen, selected, select, toggle } = useSelection(shown?.items ?? []);

  const sumColumns: Column<CurrencySum>[] = [
    {
      key: 'currency',
      head: t('deskMoney.sums'),
      cell: ({ currency }) => i18n.formats.currencyTitle(currency),
    },
    {
      key: 'hotels',
      head: t('deskMoney.hotels'),
      end: true,
      cell: ({ hotels }) => i18n.formats.number(hotels),
    },
    ...figureColumns<CurrencySum>(i18n),
  ];
  const columns: Column<HotelMonth>[] = [
    {
      key: 'hotel',
      head: t('deskMoney.hotel'),
      cell: ({ hotelId, hotelName }) => (
        <span className={styles.hotel}>{hotelName ?? hotelId}</span>
      ),
    },
    ...figureColumns<HotelMonth>(i18n),
    {
      key: 'state',
      head: t('deskMoney.state'),
      cell: ({ state }) => <MonthState state={state} />,
    },
    ...(maySettle && shown?.items.some(isDue)
      ? [
          {
            key: 'settle',
            head: t('deskMoney.bulk.tick'),
            cell: (row: HotelMonth) =>
              isDue(row) && (
                <Tick
                  label={t('deskMoney.bulk.tickOf', {
                    hotel: row.hotelName ?? row.hotelId,
                    currency: row.currency,
                  })}
                  checked={selected.has(rowKey(row))}
                  onChange={() => toggle(rowKey(row))}
                />
              ),
          },
        ]
      : []),
  ];

  return (
    <DeskPage
      title={t('deskFrame.pages.money')}
      lead={t('deskMoney.lead')}
      actions={
        <>
          <LinkButton to={deskPath('payouts')}>{t('deskMoney.payouts.title')}</LinkButton>
          {mayExport && (
            <>
              <AnchorButton
                download
                href={`${callPath('GET /api/desk/money-statements', {})}?${createSearchParams({ month })}`}
              >
                {t('deskMoney.statement.csv')}
              </AnchorButton>
              <AnchorButton
                download
                href={`${callPath('GET /api/desk/money-export', {})}?${createSearchParams({ month })}`}
              >
                {t('deskMoney.csv')}
              </AnchorButton>
            </>
          )}
        </>
      }
    >
      <div className={styles.controls}>
        <MonthSwitcher
          month={month}
          to={(other) => {
            const hotel = parameters.get('hotel');
            const search = createSearchParams({ month: other, ...(hotel && { hotel }) });
            return `${deskPaths.money}?${search}`;
          }}
        />
        <FilterBar isFiltered={isFiltered}>
          <TextFilter name="hotel" label={t('deskMoney.hotelFilter')} maxLength={200} />
        </FilterBar>
      </div>
      {shown && !shown.ended && shown.items.length > 0 && (
        <p className={styles.muted}>{t('deskMoney.notEnded')}</p>
      )}
      {shown && shown.sums.length > 0 && (
        <DataTable
          caption={t('deskMoney.sums')}
          columns={sumColumns}
          rows={shown.sums}
          query={query}
          keyOf={({ currency }) => currency}
          empty={null}
        />
      )}
      {ledger && <LedgerNotice currencies={ledger.currencies} />}
      {answer?.month === month && <BulkSettled answer={answer} />}
      {maySettle && (
        <BulkSettleBar
          rows={shown?.items ?? []}
          selected={selected}
          onSelect={select}
          onSettle={() => setSettling(true)}
        />
      )}
      <DataTable
        caption={t('deskMoney.table')}
        columns={columns}
        rows={shown?.items}
        query={query}
        keyOf={rowKey}
        linkOf={({ hotelId }) => deskPath('hotelMonth', { month, hotel: hotelId })}
        empty={t('deskMoney.empty')}
      />
      <Paging next={shown?.next} />
      <p className={styles.muted}>{t('deskMoney.netNote')}</p>
      {settling && chosen.length > 0 && (
        <BulkSettleDialog
          month={month}
          rows={chosen}
          onSettled={setAnswer}
          onClose={() => setSettling(false)}
        />
      )}
    </DeskPage>
  );
}
