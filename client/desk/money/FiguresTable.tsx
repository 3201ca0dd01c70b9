import type { HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { amountText } from '../ui/amountText.ts';
import type { Column } from '../ui/DataTable.tsx';
import styles from './money.module.css';

/** What a month of a hotel owes as it stands, what was settled of it, and what is open. */
export function FiguresTable({ currency, total, settled, open }: HotelMonth) {
  const { t } = useDeskI18n();
  return (
    <div role="region" aria-label={currency} tabIndex={0} className={styles.scroll}>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{currency}</th>
            <th scope="col">{t('deskMoney.asItStands')}</th>
            <th scope="col">{t('deskMoney.settled')}</th>
            <th scope="col">{t('deskMoney.open')}</th>
          </tr>
        </thead>
        <tbody>
          {(['owed', 'commission', 'net'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">
                {name === 'owed' ? t('deskMoney.owedShort') : t(`deskMoney.${name}`)}
              </th>
              {[total, settled, open].map((figures, index) => (
                <td key={index}>
                  <Amount amount={figures[name]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An amount of the contract, on one line. */
export function Amount({
  amount,
  currency,
  strong = false,
}: {
  amount: string;
  currency: string;
  strong?: boolean;
}) {
  const i18n = useDeskI18n();
  return (
    <span className={strong ? styles.strongLine : styles.line}>
      {amountText(i18n, amount, currency)}
    </span>
  );
}

type Figures = Pick<HotelMonth, 'currency' | 'total' | 'settled' | 'open'>;

/**
 * The columns of figures: what is owed as it stands, and of the net amount what was settled and is
 * open.
 */
export function figureColumns<Row extends Figures>({ t }: DeskI18n): Column<Row>[] {
  return [
    ...(['owed', 'commission', 'net'] as const).map((name): Column<Row> => ({
      key: name,
      head: name === 'owed' ? t('deskMoney.owedShort') : t(`deskMoney.${name}`),
      end: true,
      cell: ({ total, currency }) => <Amount amount={total[name]} currency={currency} />,
    })),
    {
      key: 'settled',
      head: t('deskMoney.settled'),
      end: true,
      cell: ({ settled, currency }) => <Amount amount={settled.net} currency={currency} />,
    },
    {
      key: 'open',
      head: t('deskMoney.open'),
      end: true,
      cell: ({ open, currency }) => <Amount amount={open.net} currency={currency} strong />,
    },
  ];
}
