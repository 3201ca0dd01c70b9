import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { DeskPayouts, WaitingPayout } from '#contracts/site/desk/deskPayouts.ts';
import { parseSignedMoney, toDecimal } from '#contracts/money/money.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import {
  payoutProblemOf,
  useGetPayoutsQuery,
  useMakePayoutFileMutation,
} from '../../api/deskMoneyApi.ts';
import { deskPath } from '../../deskPaths.ts';
import { usePermitted } from '../../session/StaffContext.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { amountText } from '../../ui/amountText.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DeskPage } from '../../ui/DeskPage.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useDeskI18n } from '../../ui/useDeskI18n.ts';
import { withPageTexts } from '../../ui/withPageTexts.tsx';
import { Amount } from '../FiguresTable.tsx';
import { instantText, monthText } from '../moneyTexts.ts';
import { Iban, Tick } from './Cells.tsx';
import styles from './payouts.module.css';

type PayoutFile = DeskPayouts['files'][number];

/** The payments that wait for a bank file, and the existing files. */
export const PayoutsPage = withPageTexts('money', 'money', Page);

function Page() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const query = useGetPayoutsQuery(undefined, { refetchOnMountOrArgChange: true });
  const data = query.currentData;
  const mayPay = usePermitted('money.pay');
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [making, setMaking] = useState(false);
  // A payment that may have been paid before is not selected by default.
  const isIn = ({ statement, iban, earlierFile }: WaitingPayout) =>
    iban !== null && (ticks.get(statement) ?? earlierFile === null);
  const waiting = data?.waiting ?? [];
  const chosen = waiting.filter(isIn);
  const without = new Set(waiting.filter(({ iban }) => iban === null).map((row) => row.hotelId));
  return (
    <DeskPage
      title={t('deskMoney.payouts.title')}
      lead={t('deskMoney.payouts.lead')}
      actions={<LinkButton to={deskPath('money')}>{t('deskFrame.pages.money')}</LinkButton>}
    >
      <h2>{t('deskMoney.payouts.waiting')}</h2>
      <DataTable
        caption={t('deskMoney.payouts.waiting')}
        columns={[
          ...waitingColumns(i18n),
          ...(mayPay
            ? [
                {
                  key: 'tick',
                  head: t('deskMoney.payouts.tick'),
                  cell: (row: WaitingPayout) =>
                    row.iban !== null && (
                      <Tick
                        label={t('deskMoney.payouts.tickOf', { number: String(row.statement) })}
                        checked={isIn(row)}
                        onChange={() => setTicks(new Map(ticks).set(row.statement, !isIn(row)))}
                      />
                    ),
                },
              ]
            : []),
        ]}
        rows={data?.waiting}
        query={query}
        keyOf={({ statement }) => String(statement)}
        linkOf={({ hotelId }) => deskPath('hotelDetails', { hotel: hotelId })}
        empty={t('deskMoney.payouts.empty')}
      />
      {without.size > 0 && (
        <Notice tone="amber">
          {t('deskMoney.payouts.withoutAccount', { count: without.size })}
        </Notice>
      )}
      {data?.more && (
        <p>{t('deskMoney.payouts.more', { count: i18n.formats.number(waiting.length) })}</p>
      )}
      {mayPay && waiting.length > 0 && (
        <div className={styles.foot}>
          <span role="status" className={styles.total}>
            {chosenText(i18n, chosen)}
          </span>
          {chosen.length > 0 && (
            <Button look="brand" onClick={() => setMaking(true)}>
              {t('deskMoney.payouts.make')}
            </Button>
          )}
        </div>
      )}
      <h2>{t('deskMoney.payouts.files')}</h2>
      <DataTable
        caption={t('deskMoney.payouts.files')}
        columns={fileColumns(i18n)}
        rows={data?.files}
        query={query}
        keyOf={({ number }) => String(number)}
        linkOf={({ number }) => deskPath('payoutFile', { number: String(number) })}
        empty={t('deskMoney.payouts.noFiles')}
      />
      {making && <MakeFileDialog chosen={chosen} onClose={() => setMaking(false)} />}
    </DeskPage>
  );
}

function waitingColumns(i18n: DeskI18n): Column<WaitingPayout>[] {
  const { t } = i18n;
  return [
    {
      key: 'hotel',
      head: t('deskMoney.hotel'),
      cell: ({ hotelId, hotelName }) => hotelName ?? hotelId,
    },
    {
      key: 'statement',
      head: t('deskMoney.statement.link'),
      cell: ({ statement }) => (
        <Link
          className={styles.line}
          to={deskPath('numberedStatement', { number: String(statement) })}
        >
          {t('deskMoney.statement.short', { number: String(statement) })}
        </Link>
      ),
    },
    {
      key: 'month',
      head: t('deskMoney.monthOf'),
      cell: ({ month }) => <span className={styles.line}>{monthText(i18n, month)}</span>,
    },
    { key: 'payee', head: t('deskMoney.payouts.payee'), cell: ({ payee }) => <bdi>{payee}</bdi> },
    {
      key: 'account',
      head: t('deskMoney.payouts.account'),
      cell: ({ iban, accountChanged, earlierFile, hotelId }) => (
        <>
          {iban === null ? (
            <>
              <StatusBadge tone="amber">{t('deskMoney.payouts.noAccount')}</StatusBadge>{' '}
              <Link to={deskPath('hotelDetails', { hotel: hotelId })}>
                {t('deskMoney.payouts.enterAccount')}
              </Link>
            </>
          ) : (
            <Iban iban={iban} />
          )}
          {accountChanged && iban !== null && (
            <div className={styles.muted}>
              {t('deskMoney.payouts.accountChanged', {
                by: accountChanged.by,
                at: instantText(i18n, accountChanged.at),
              })}
            </div>
          )}
          {earlierFile !== null && (
            <div>
              <StatusBadge tone="danger">
                {t('deskMoney.payouts.earlier', { number: String(earlierFile) })}
              </StatusBadge>
              <div className={styles.muted}>
                {t('deskMoney.payouts.earlierHint', { number: String(earlierFile) })}
              </div>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      head: t('deskMoney.payouts.amount'),
      end: true,
      cell: ({ amount, currency }) => <Amount amount={amount} currency={currency} strong />,
    },
  ];
}

function fileColumns(i18n: DeskI18n): Column<PayoutFile>[] {
  const { t } = i18n;
  return [
    {
      key: 'number',
      head: t('deskMoney.payouts.files'),
      cell: ({ number }) => t('deskMoney.payouts.file', { number: String(number) }),
    },
    { key: 'made', head: t('deskMoney.payouts.made'), cell: ({ at }) => <Instant at={at} /> },
    { key: 'by', head: t('deskMoney.settlements.by'), cell: ({ by }) => by },
    {
      key: 'payments',
      head: t('deskMoney.payouts.payments'),
      end: true,
      cell: ({ payments }) => i18n.formats.number(payments),
    },
    {
      key: 'sum',
      head: t('deskMoney.statement.sum'),
      end: true,
      cell: ({ sums }) =>
        sums.map(({ currency, amount }) => (
          <div key={currency}>
            <Amount amount={amount} currency={currency} />
          </div>
        )),
    },
  ];
}

/**
 * Returns the number of selected payments and their sums by currency. Sums of different currencies
 * are never added.
 */
function chosenText(i18n: DeskI18n, chosen: readonly WaitingPayout[]): string {
  const currencies = [...new Set(chosen.map(({ currency }) => currency))];
  const sums = currencies.map((currency) => {
    const amount = chosen
      .filter((row) => row.currency === currency)
      .reduce((sum, row) => sum + parseSignedMoney(row).amount, 0n);
    return amountText(i18n, toDecimal({ amount, currency }), currency);
  });
  return i18n.t('deskMoney.payouts.chosen', { count: chosen.length, sums: sums.join(' · ') });
}

/** Makes a bank file of the payments and opens its page. */
function MakeFileDialog({
  chosen,
  onClose,
}: {
  chosen: readonly WaitingPayout[];
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const navigate = useNavigate();
  const [make] = useMakePayoutFileMutation();
  return (
    <ActionDialog
      title={t('deskMoney.payouts.make')}
      reason="required"
      confirm={t('deskMoney.payouts.confirm')}
      look="brand"
      textOf={(error) =>
        payoutProblemOf(error) === 'payouts-changed' ? t('deskMoney.payouts.changed') : undefined
      }
      onConfirm={async (reason) => {
        const payments = chosen.flatMap(({ statement, payee, iban, amount }) =>
          iban === null || payee === null ? [] : [{ statement, payee, iban, amount }],
        );
        const result = await make({ payments, reason });
        if (result.data) {
          void navigate(deskPath('payoutFile', { number: String(result.data.number) }));
        }
        return result;
      }}
      onClose={onClose}
    >
      <p className={styles.total}>{chosenText(i18n, chosen)}</p>
      <p>{t('deskMoney.payouts.makeText')}</p>
    </ActionDialog>
  );
}
