import { type ReactNode, useState } from 'react';
import type { DeskExchangeRates, HeldRate } from '#contracts/site/desk/deskExchangeRates.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { refreshing } from '../api/deskApi.ts';
import { useGetDeskExchangeRatesQuery } from '../api/deskExchangeRatesApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { RowButton } from '../ui/DeskList.tsx';
import { DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { type RateChoice, RateDialog } from './RateDialog.tsx';
import styles from './rates.module.css';
import { changeText, currencyText, originText, rateText } from './rateTexts.ts';

/**
 * The exchange rates that changed sharply and wait for a decision by finance or an administrator.
 * Below are the old rates that somebody has kept: their new rates can still be used. The page
 * reloads itself.
 */
export const ExchangeRatesPage = withPageTexts('rates', 'exchange-rates', Page);

function Page() {
  const { t } = useDeskI18n();
  const query = useGetDeskExchangeRatesQuery(undefined, refreshing);
  const { data } = query;
  return (
    <DeskPage title={t('deskFrame.pages.exchange-rates')} lead={t('deskRates.lead')}>
      {query.isError && <NotLoaded what={t('deskFrame.pages.exchange-rates')} query={query} />}
      {!data && query.isFetching && <LoadingLines />}
      {data && !query.isError && <Rates rates={data} query={query} />}
    </DeskPage>
  );
}

function Rates({ rates, query }: { rates: DeskExchangeRates; query: Query }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const [choice, setChoice] = useState<RateChoice>();
  const mayDecide = {
    use: usePermitted('exchange-rates.confirm'),
    keep: usePermitted('exchange-rates.keep'),
  };
  const { date, source, outdated, waiting, kept } = rates;
  const day = formats.yearDay(date);
  const latest =
    source === null ? t('deskRates.latest', { day }) : t('deskRates.latestFrom', { day, source });
  // The present rates stay visible during a reload.
  const shown = { ...query, isFetching: false };
  const newRate = newRateColumns(i18n, date, source);
  const button = (decision: RateChoice['decision'], rate: HeldRate) => (
    <RowButton onClick={() => setChoice({ decision, rate, day: date, source })}>
      {t.rich(`deskRates.${decision}.button`, { currency: rate.currency, hidden })}
    </RowButton>
  );
  return (
    <>
      {outdated ? (
        <Notice tone="amber">
          {latest} {t('deskRates.outdated')}
        </Notice>
      ) : (
        <p>{latest}</p>
      )}
      <h2 className={styles.title}>{t('deskRates.waiting')}</h2>
      <DataTable
        caption={t('deskRates.waiting')}
        columns={[
          currencyColumn<DeskExchangeRates['waiting'][number]>(i18n, ({ since }) =>
            since === null
              ? undefined
              : t.rich('deskRates.since', { time: () => <Instant at={since} /> }),
          ),
          {
            key: 'was',
            head: t('deskRates.columns.was'),
            cell: (rate) => <OldRate rate={rate} />,
          },
          ...newRate,
          ...(mayDecide.use || mayDecide.keep
            ? [
                {
                  key: 'actions',
                  head: t('deskRates.columns.actions'),
                  hiddenHead: true,
                  cell: (rate: HeldRate) => (
                    <span className={styles.buttons}>
                      {mayDecide.use && button('use', rate)}
                      {mayDecide.keep && button(rate.until === null ? 'refuse' : 'keep', rate)}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
        rows={waiting}
        query={shown}
        keyOf={({ currency }) => currency}
        empty={t('deskRates.none')}
      />
      {kept.length > 0 && (
        <>
          <h2 className={styles.title}>{t('deskRates.kept')}</h2>
          <DataTable
            caption={t('deskRates.kept')}
            columns={[
              currencyColumn<DeskExchangeRates['kept'][number]>(i18n, ({ rate, refused }) =>
                rate === refused
                  ? undefined
                  : t('deskRates.refused', { rate: rateText(i18n, refused) }),
              ),
              {
                key: 'was',
                head: t('deskRates.columns.kept'),
                cell: (rate) => (
                  <>
                    <OldRate rate={rate} />
                    <span className={styles.small}>
                      {rate.until === null
                        ? t('deskRates.tooOld')
                        : t('deskRates.until', { day: formats.yearDay(rate.until) })}
                    </span>
                  </>
                ),
              },
              ...newRate,
              ...(mayDecide.use
                ? [
                    {
                      key: 'actions',
                      head: t('deskRates.columns.actions'),
                      hiddenHead: true,
                      cell: (rate: HeldRate) => button('use', rate),
                    },
                  ]
                : []),
            ]}
            rows={kept}
            query={shown}
            keyOf={({ currency }) => currency}
            empty={null}
          />
        </>
      )}
      {choice && <RateDialog {...choice} onClose={() => setChoice(undefined)} />}
    </>
  );
}

/**
 * Returns the column of the currency. A cell has the name of the currency, the currencies that
 * follow it, and the note of `noteOf`.
 */
function currencyColumn<Rate extends HeldRate>(
  i18n: DeskI18n,
  noteOf: (rate: Rate) => ReactNode,
): Column<Rate> {
  const { t, formats } = i18n;
  return {
    key: 'currency',
    head: t('deskRates.columns.currency'),
    cell: (rate) => {
      const note = noteOf(rate);
      return (
        <>
          <strong>{currencyText(i18n, rate.currency)}</strong>
          {rate.follows.length > 0 && (
            <span className={styles.small}>
              {t('deskRates.follow', { currencies: formats.list(rate.follows) })}
            </span>
          )}
          {note && <span className={styles.small}>{note}</span>}
        </>
      );
    },
  };
}

function newRateColumns(i18n: DeskI18n, date: string, source: string | null): Column<HeldRate>[] {
  const { t } = i18n;
  return [
    {
      key: 'rate',
      head: t('deskRates.columns.rate'),
      cell: ({ rate }) => (
        <>
          <bdi className={styles.rate}>{rateText(i18n, rate)}</bdi>
          <span className={styles.small}>{originText(i18n, date, source)}</span>
        </>
      ),
    },
    {
      key: 'change',
      head: t('deskRates.columns.change'),
      cell: (rate) => <bdi className={styles.rate}>{changeText(i18n, rate)}</bdi>,
    },
  ];
}

function OldRate({ rate: { was, wasOn, wasFrom } }: { rate: HeldRate }) {
  const i18n = useDeskI18n();
  return (
    <>
      <bdi className={styles.rate}>{rateText(i18n, was)}</bdi>
      <span className={styles.small}>{originText(i18n, wasOn, wasFrom)}</span>
    </>
  );
}
