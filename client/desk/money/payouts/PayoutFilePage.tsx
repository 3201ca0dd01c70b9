import { Link, useParams } from 'react-router-dom';
import type { DeskPayoutFile } from '#contracts/site/desk/deskPayouts.ts';
import { callPath } from '../../../api/call.ts';
import { AnchorButton, LinkButton } from '../../../ui/Button.tsx';
import { NotLoaded, type Query } from '../../../ui/NotLoaded.tsx';
import { useGetPayoutFileQuery } from '../../api/deskMoneyApi.ts';
import { deskPath } from '../../deskPaths.ts';
import { usePermitted } from '../../session/StaffContext.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DeskPage, LoadingLines } from '../../ui/DeskPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useDeskI18n } from '../../ui/useDeskI18n.ts';
import { withPageTexts } from '../../ui/withPageTexts.tsx';
import { Amount } from '../FiguresTable.tsx';
import { instantText } from '../moneyTexts.ts';
import { Iban } from './Cells.tsx';
import styles from './payouts.module.css';

type Row = DeskPayoutFile['rows'][number];

/**
 * A bank file with its downloads. Each payment has the details from the time when the file was
 * made.
 */
export const PayoutFilePage = withPageTexts('money', 'money', Page);

function Page() {
  const { number = '' } = useParams();
  const i18n = useDeskI18n();
  const { t } = i18n;
  const query = useGetPayoutFileQuery(number);
  const data = query.currentData;
  const mayExport = usePermitted('money.export');
  return (
    <DeskPage
      title={t('deskMoney.payouts.file', { number })}
      lead={
        data &&
        t('deskMoney.payouts.madeBy', {
          by: data.by,
          at: instantText(i18n, data.at),
          reason: data.reason,
        })
      }
      actions={
        <>
          <LinkButton to={deskPath('payouts')}>{t('deskMoney.payouts.back')}</LinkButton>
          {data && mayExport && (
            <>
              <AnchorButton
                download
                href={callPath('GET /api/desk/money-payouts/:id/csv', { id: number })}
              >
                {t('deskMoney.csv')}
              </AnchorButton>
              {data.sepa && (
                <AnchorButton
                  download
                  look="brand"
                  href={callPath('GET /api/desk/money-payouts/:id/sepa', { id: number })}
                >
                  {t('deskMoney.payouts.sepa')}
                </AnchorButton>
              )}
            </>
          )}
        </>
      }
    >
      {query.isFetching && !data && <LoadingLines />}
      {query.isError && <NotLoaded what={t('deskMoney.payouts.file', { number })} query={query} />}
      {data && <Payments file={data} query={query} />}
    </DeskPage>
  );
}

function Payments({ file: { rows, sums }, query }: { file: DeskPayoutFile; query: Query }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const leftOut = rows.filter((row) => row.leftOut !== null);
  const undone = rows.filter((row) => row.undone);
  const columns: Column<Row>[] = [
    {
      key: 'statement',
      head: t('deskMoney.statement.link'),
      cell: ({ statement, undone: isUndone }) => (
        <>
          <Link
            className={styles.line}
            to={deskPath('numberedStatement', { number: String(statement) })}
          >
            {t('deskMoney.statement.short', { number: String(statement) })}
          </Link>
          {isUndone && (
            <div>
              <StatusBadge tone="danger">{t('deskMoney.payouts.undone')}</StatusBadge>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'hotel',
      head: t('deskMoney.hotel'),
      cell: ({ hotelId, hotelName }) => <bdi>{hotelName ?? hotelId}</bdi>,
    },
    { key: 'payee', head: t('deskMoney.payouts.payee'), cell: ({ payee }) => <bdi>{payee}</bdi> },
    {
      key: 'account',
      head: t('deskMoney.payouts.account'),
      cell: ({ iban, bic }) => (
        <>
          <Iban iban={iban} />
          {bic !== null && (
            <div className={styles.muted}>
              <bdi dir="ltr">{bic}</bdi>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'reference',
      head: t('deskMoney.settlements.reference'),
      cell: ({ reference }) => (
        <bdi dir="ltr" className={styles.line}>
          {reference}
        </bdi>
      ),
    },
    {
      key: 'amount',
      head: t('deskMoney.payouts.amount'),
      end: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} strong />,
    },
    {
      key: 'sepa',
      head: t('deskMoney.payouts.inSepa'),
      cell: (row) =>
        row.leftOut === null
          ? t('deskMoney.payouts.yes')
          : t(`deskMoney.payouts.why.${row.leftOut}`),
    },
  ];
  return (
    <>
      {undone.length > 0 && <Notice tone="danger">{t('deskMoney.payouts.undoneHint')}</Notice>}
      {rows.every((row) => row.leftOut === 'no-account') ? (
        <Notice tone="amber">{t('deskMoney.payouts.noOperator')}</Notice>
      ) : (
        leftOut.length > 0 && (
          <Notice tone="amber">{t('deskMoney.payouts.leftOut', { count: leftOut.length })}</Notice>
        )
      )}
      <DataTable
        caption={t('deskMoney.payouts.payments')}
        columns={columns}
        rows={rows}
        query={query}
        keyOf={({ statement }) => String(statement)}
        empty={null}
      />
      <p className={styles.total}>
        {t('deskMoney.statement.sum')}:{' '}
        {sums.map(({ currency, amount }, index) => (
          <span key={currency}>
            {index > 0 && ' · '}
            <Amount amount={amount} currency={currency} />
          </span>
        ))}
      </p>
    </>
  );
}
