import type { HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { Amount } from './Amount.tsx';
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
