import type { HotelMonth, LedgerAgreement } from '#contracts/site/desk/deskMoney.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { amountText } from '../ui/amountText.ts';
import type { Column } from '../ui/DataTable.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './money.module.css';

/**
 * A table of a hotel's month in one currency, with a column each for the total, the settled part
 * and the open part.
 */
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

/** An amount on one line. `amount` is a decimal number and may be negative. */
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
 * Returns the columns of figures. Three columns show the total: owed, commission and net. Two more
 * show the settled and the open part of the net amount.
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

/**
 * Compares the balance of the ledger with the balance that bookings and settlements explain, for
 * each currency. Differences come first.
 */
export function LedgerNotice({ currencies }: { currencies: readonly LedgerAgreement[] }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const agreeing = currencies.filter(({ explained, ledger }) => explained === ledger);
  const differing = currencies.filter((each) => !agreeing.includes(each));
  const valuesOf = ({ currency, explained, ledger, difference }: LedgerAgreement) => ({
    explained: amountText(i18n, explained, currency),
    ledger: amountText(i18n, ledger, currency),
    difference: amountText(i18n, difference, currency),
  });
  return (
    <>
      {differing.map((each) => (
        <Notice key={each.currency} tone="danger">
          {t('deskMoney.ledger.differs', valuesOf(each))}
        </Notice>
      ))}
      {agreeing.length > 0 && (
        <Notice tone="good">
          {agreeing.map((each) => (
            <p key={each.currency}>{t('deskMoney.ledger.agrees', valuesOf(each))}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
