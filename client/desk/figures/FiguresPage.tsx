import { createSearchParams, Link, useLocation, useSearchParams } from 'react-router-dom';
import {
  deskFiguresQuerySchema,
  type FigureRow,
  figureGroups,
} from '#contracts/site/desk/deskFigures.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { callPath } from '../../api/call.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { useGetFiguresQuery } from '../api/deskMoneyApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { amountText } from '../ui/amountText.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Box, DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, SelectFilter, TextFilter } from '../ui/FilterBar.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';
import { DayPlot } from './DayPlot.tsx';
import styles from './figures.module.css';

const measures = ['bookings', 'nights', 'turnover', 'commission', 'cancelled'] as const;
type Measure = (typeof measures)[number];

/**
 * The figures of bookings by day, month, hotel, city or language. The address selects the figure in
 * the chart.
 */
export function FiguresPage() {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { query: asked, isFiltered } = useQueryFilters(deskFiguresQuerySchema);
  const query = useGetFiguresQuery(asked);
  const [parameters] = useSearchParams();
  const mayExport = usePermitted('figures.export');
  const { data } = query;
  const sums = [...(data?.sums ?? [])].sort((a, b) => b.bookings - a.bookings);
  const sum = sums.find((each) => each.currency === parameters.get('currency')) ?? sums[0];
  const measure = measures.find((each) => each === parameters.get('show')) ?? 'bookings';
  const rows = data?.rows.filter(({ currency }) => currency === sum?.currency);
  return (
    <DeskPage
      title={t('deskFrame.pages.figures')}
      lead={
        data &&
        t('deskFigures.lead', {
          from: formats.fullDay(data.from),
          to: formats.fullDay(data.to),
          zone: data.timeZone,
        })
      }
      actions={
        mayExport && (
          <AnchorButton
            download
            href={`${callPath('GET /api/desk/figures.csv', {})}?${createSearchParams(asked)}`}
          >
            {t('deskFigures.csv')}
          </AnchorButton>
        )
      }
    >
      <FilterBar isFiltered={isFiltered}>
        <TextFilter name="from" type="date" label={t('deskFigures.from')} />
        <TextFilter name="to" type="date" label={t('deskFigures.to')} />
        <SelectFilter
          name="by"
          label={t('deskFigures.by')}
          any={t('deskFigures.groups.day')}
          options={figureGroups
            .filter((value) => value !== 'day')
            .map((value) => ({ value, text: t(`deskFigures.groups.${value}`) }))}
        />
        {sums.length > 1 && (
          <SelectFilter
            name="currency"
            label={t('deskFigures.currency')}
            any={t('deskFigures.mostBooked')}
            options={sums.map(({ currency }) => ({
              value: currency,
              text: formats.currencyTitle(currency),
            }))}
          />
        )}
      </FilterBar>
      {sum && data && (
        <Box title={t(`deskFigures.measures.${measure}`)}>
          <ul className={styles.tiles}>
            {measures.map((each) => (
              <li key={each}>
                <Tile measure={each} isShown={each === measure} text={valueText(i18n, sum, each)} />
              </li>
            ))}
          </ul>
          {data.by === 'day' && (
            <DayPlot
              from={data.from}
              to={data.to}
              label={t(`deskFigures.measures.${measure}`)}
              bars={
                new Map(
                  rows?.map((row) => [
                    row.key,
                    { value: Number(row[measure]), text: valueText(i18n, row, measure) },
                  ]),
                )
              }
            />
          )}
        </Box>
      )}
      <DataTable
        caption={t('deskFrame.pages.figures')}
        columns={columnsOf(i18n, data?.by ?? 'day', measure, rows ?? [])}
        rows={data?.by === 'day' || data?.by === 'month' ? rows && [...rows].reverse() : rows}
        query={query}
        keyOf={({ key }) => key}
        empty={t('deskFigures.none')}
      />
    </DeskPage>
  );
}

/** The total of a figure, as a link that shows it in the chart. */
function Tile({ measure, isShown, text }: { measure: Measure; isShown: boolean; text: string }) {
  const { t } = useDeskI18n();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const search = createSearchParams({ ...Object.fromEntries(parameters), show: measure });
  return (
    <Link
      className={styles.tile}
      to={{ pathname, search: search.toString() }}
      replace
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
    >
      <span className={styles.name}>{t(`deskFigures.measures.${measure}`)}</span>
      <bdi className={styles.value}>{text}</bdi>
    </Link>
  );
}

type Figures = Pick<FigureRow, Measure | 'currency'>;

function valueText(i18n: DeskI18n, figures: Figures, measure: Measure): string {
  return measure === 'turnover' || measure === 'commission'
    ? amountText(i18n, figures[measure], figures.currency)
    : i18n.formats.number(figures[measure]);
}

function columnsOf(
  i18n: DeskI18n,
  by: (typeof figureGroups)[number],
  measure: Measure,
  rows: readonly FigureRow[],
): Column<FigureRow>[] {
  const { t } = i18n;
  const most = Math.max(1, ...rows.map((row) => Number(row[measure])));
  return [
    {
      key: 'group',
      head: t(`deskFigures.groups.${by}`),
      cell: (row) => (
        <span className={styles.group}>
          <bdi>{groupText(i18n, by, row)}</bdi>
          {by !== 'day' && (
            <span
              aria-hidden="true"
              className={styles.bar}
              style={{ inlineSize: `${(100 * Number(row[measure])) / most}%` }}
            />
          )}
        </span>
      ),
    },
    ...measures.map((each) => ({
      key: each,
      head: t(`deskFigures.measures.${each}`),
      end: true,
      cell: (row: FigureRow) => <bdi>{valueText(i18n, row, each)}</bdi>,
    })),
  ];
}

function groupText(
  { t, formats }: DeskI18n,
  by: (typeof figureGroups)[number],
  { key, label }: FigureRow,
): string {
  if (by === 'day') return formats.fullDay(key);
  if (by === 'month') return formats.instant(`${key}-01`, monthParts);
  if (by === 'city') return key || t('deskFigures.unknownCity');
  if (by === 'language') return formats.languageName(key);
  return label ?? key;
}

/** A calendar month has no time zone, so it is formatted in UTC. */
const monthParts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
