import type { ReactNode } from 'react';
import type { HotelMonth, Statement } from '#contracts/site/desk/deskMoney.ts';
import { amountText } from '../ui/amountText.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { stayText, statusText } from './moneyTexts.ts';
import styles from './Statement.module.css';

const names = ['owed', 'commission', 'net'] as const;

type Figures = HotelMonth['total'];
type Line = Pick<Statement['lines'][number], 'number' | 'status'> &
  Parameters<typeof stayText>[1] & { figures: Figures; note?: string };
type Sum = { key: string; what: string; figures: Figures; isSum?: boolean };

/** The named facts above the figures of a statement. Facts with an empty value are not shown. */
export function StatementFacts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The bookings of a statement in one currency, one row each, and their sums. */
export function StatementTable({
  currency,
  lines,
  sums,
}: {
  currency: string;
  lines: readonly Line[];
  sums: readonly Sum[];
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const heads = [
    ...[t('deskMoney.bookings.number'), t('deskMoney.bookings.stay')],
    ...[t('deskMoney.bookings.status'), t('deskMoney.owedShort')],
    ...[t('deskMoney.commission'), t('deskMoney.net')],
  ];
  const cells = (figures: Figures): ReactNode =>
    names.map((name) => (
      <td role="cell" key={name}>
        {amountText(i18n, figures[name], currency)}
      </td>
    ));
  const caption = t('deskMoney.statement.bookingsOf', { currency });
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={styles.scroll}>
      <table role="table" className={styles.table}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th role="columnheader" scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <tr role="row" key={line.number}>
              <td role="cell">{line.number}</td>
              <td role="cell">{stayText(i18n, line)}</td>
              <td role="cell">
                {statusText(i18n, line.status)}
                {line.note && <div className={styles.note}>{line.note}</div>}
              </td>
              {cells(line.figures)}
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          {sums.map(({ key, what, figures, isSum = true }) => (
            <tr role="row" key={key} className={isSum ? styles.sum : undefined}>
              <th role="rowheader" scope="row" colSpan={3}>
                {what}
              </th>
              {cells(figures)}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
