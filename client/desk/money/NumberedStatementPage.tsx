import { useParams } from 'react-router-dom';
import type { Statement } from '#contracts/site/desk/deskMoney.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useGetStatementQuery } from '../api/deskMoneyApi.ts';
import { deskPath } from '../deskPaths.ts';
import { amountText } from '../ui/amountText.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { instantText, monthText, paymentText } from './moneyTexts.ts';
import { PrintedPage } from './PrintedPage.tsx';
import styles from './Statement.module.css';
import { StatementFacts, StatementTable } from './StatementTable.tsx';

/** A settlement as a numbered statement for printing. A numbered statement never changes. */
export const NumberedStatementPage = withPageTexts('money', 'money', Page);

function Page() {
  const { number = '' } = useParams();
  const { t } = useDeskI18n();
  const query = useGetStatementQuery(number);
  const data = query.currentData;
  return (
    <PrintedPage
      title={t('deskMoney.statement.number', { number })}
      month={data && { month: data.month, hotel: data.hotelId }}
      query={query}
      actions={
        Number(data?.figures.commission ?? 0) !== 0 && (
          <LinkButton to={deskPath('invoice', { number })}>
            {t('deskMoney.invoice.link')}
          </LinkButton>
        )
      }
    >
      {data && <Whole statement={data} />}
    </PrintedPage>
  );
}

function Whole({ statement }: { statement: Statement }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { operator, hotelId, hotelName, month, at, currency, lines, figures, reference, undoes } =
    statement;
  const amount = (text: string) => amountText(i18n, text, currency);
  const facts: [string, string][] = [
    [
      t('deskMoney.statement.from'),
      [operator.name, operator.address, operator.vatId].filter(Boolean).join(', '),
    ],
    [t('deskMoney.hotel'), hotelName ?? hotelId],
    [t('deskMoney.statement.hotelId'), hotelId],
    [t('deskMoney.statement.month'), monthText(i18n, month)],
    [t('deskMoney.statement.issued'), instantText(i18n, at)],
    [t('deskMoney.settlements.reference'), reference ?? ''],
  ];
  return (
    <article className={styles.statement}>
      <StatementFacts facts={facts} />
      {undoes !== null && (
        <p className={styles.payment}>
          {t('deskMoney.statement.takesBack', { number: String(undoes) })}
        </p>
      )}
      <StatementTable
        currency={currency}
        lines={lines.map((line) => ({
          ...line,
          note: line.paid
            ? t('deskMoney.statement.paidOnSite', {
                captured: amount(line.paid.captured),
                refunded: amount(line.paid.refunded),
              })
            : t('deskMoney.statement.paidToHotel'),
        }))}
        sums={[{ key: 'sum', what: t('deskMoney.statement.sum'), figures }]}
      />
      <p>
        <VatSentence statement={statement} />
      </p>
      <p className={styles.payment}>{paymentText(i18n, figures, currency)}</p>
      <p className={styles.note}>
        {t('deskMoney.netNote')} {t('deskMoney.statement.note')}
      </p>
    </article>
  );
}

/** Says how much of the commission is VAT, or that the operator has set no VAT rate. */
function VatSentence({ statement: { vat, figures, currency } }: { statement: Statement }) {
  const i18n = useDeskI18n();
  if (!vat) return i18n.t('deskMoney.statement.noVat');
  return i18n.t('deskMoney.statement.vat', {
    percent: vat.percent,
    commission: amountText(i18n, figures.commission, currency),
    vat: amountText(i18n, vat.amount, currency),
    without: amountText(i18n, vat.without, currency),
  });
}
