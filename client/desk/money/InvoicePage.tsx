import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CommissionInvoice, InvoiceParty } from '#contracts/site/desk/deskPayouts.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import {
  payoutProblemOf,
  useGetInvoiceQuery,
  useIssueInvoiceMutation,
} from '../api/deskMoneyApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { amountText } from '../ui/amountText.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { monthText, stayText } from './moneyTexts.ts';
import { PrintedPage } from './PrintedPage.tsx';
import styles from './Statement.module.css';
import { StatementFacts } from './StatementTable.tsx';

/**
 * The invoice for the commission of a statement. If the statement reverses another, the page shows
 * a credit note instead. Only an issued document can be printed.
 */
export const InvoicePage = withPageTexts('money', 'money', Page);

function Page() {
  const { number = '' } = useParams();
  const { t } = useDeskI18n();
  const query = useGetInvoiceQuery(number);
  const data = query.currentData;
  const name = data?.undoes == null ? 'title' : 'credit';
  return (
    <PrintedPage
      title={t(`deskMoney.invoice.${name}`, { number })}
      month={data && { month: data.month, hotel: data.hotelId }}
      query={query}
      printable={data?.issued != null}
      actions={
        <LinkButton to={deskPath('numberedStatement', { number })}>
          {t('deskMoney.invoice.back', { number })}
        </LinkButton>
      }
    >
      {data && <Whole invoice={data} />}
    </PrintedPage>
  );
}

function Whole({ invoice }: { invoice: CommissionInvoice }) {
  const { t } = useDeskI18n();
  const { commission, issued, undoneBy } = invoice;
  if (Number(commission) === 0) return <p>{t('deskMoney.invoice.none')}</p>;
  return (
    <>
      {!issued && <NotIssued invoice={invoice} />}
      {undoneBy !== null && (
        <Notice tone="amber">
          {t('deskMoney.invoice.undoneBy', { number: String(undoneBy) })}
        </Notice>
      )}
      <Article invoice={invoice} />
    </>
  );
}

/**
 * Says which details are missing and where to enter them, or shows the button that issues the
 * invoice.
 */
function NotIssued({ invoice }: { invoice: CommissionInvoice }) {
  const { t } = useDeskI18n();
  const mayIssue = usePermitted('money.invoice');
  const [issuing, setIssuing] = useState(false);
  const { missing, hotelId, providerState } = invoice;
  const isUnread = providerState === 'unread';
  const ofHotel = isUnread || missing.some((each) => each !== 'operator');
  return (
    <Notice tone="amber" heading={t('deskMoney.invoice.draft')}>
      <div className={styles.stack}>
        {missing.length === 0 && <p>{t('deskMoney.invoice.draftText')}</p>}
        {missing.map((each) => (
          <p key={each}>{t(`deskMoney.invoice.missing.${each}`)}</p>
        ))}
        {isUnread && (
          <p>{t(`deskMoney.invoice.${missing.length === 0 ? 'unreadNumber' : 'unread'}`)}</p>
        )}
        {ofHotel && (
          <LinkButton to={deskPath('hotelDetails', { hotel: hotelId })}>
            {t('deskMoney.invoice.enter')}
          </LinkButton>
        )}
        {missing.length === 0 && !isUnread && mayIssue && (
          <Button look="brand" onClick={() => setIssuing(true)}>
            {t('deskMoney.invoice.issue')}
          </Button>
        )}
      </div>
      {issuing && <IssueDialog invoice={invoice} onClose={() => setIssuing(false)} />}
    </Notice>
  );
}

function IssueDialog({ invoice, onClose }: { invoice: CommissionInvoice; onClose: () => void }) {
  const { t } = useDeskI18n();
  const [issue] = useIssueInvoiceMutation();
  const { number, to } = invoice;
  return (
    <ActionDialog
      title={t('deskMoney.invoice.issue')}
      confirm={t('deskMoney.invoice.confirm')}
      look="brand"
      textOf={(error) => {
        const code = payoutProblemOf(error);
        if (code === 'provider-unread') return t('deskMoney.invoice.unreadNumber');
        if (code === 'invoice-changed' || code === 'invoice-incomplete') {
          return t('deskMoney.invoice.changed');
        }
        return code === 'no-commission' ? t('deskMoney.invoice.none') : undefined;
      }}
      onConfirm={() => issue({ id: String(number), request: { to } })}
      onClose={onClose}
    >
      <p>{to.name}</p>
      <p>{t('deskMoney.invoice.issueText')}</p>
    </ActionDialog>
  );
}

function Article({ invoice }: { invoice: CommissionInvoice }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { number, issued, from, to, month, currency, commission, vat, undoes, lines } = invoice;
  const amount = (text: string) => amountText(i18n, text, currency);
  const sums: [string, string][] = [
    ...(vat
      ? ([
          [t('deskMoney.invoice.net'), vat.without],
          [t('deskMoney.invoice.vat', { percent: vat.percent }), vat.amount],
        ] satisfies [string, string][])
      : []),
    [t('deskMoney.invoice.total'), commission],
  ];
  const service = t('deskMoney.invoice.service', { month: monthText(i18n, month) });
  return (
    <article className={styles.statement}>
      <div className={styles.parties}>
        <Party name={t('deskMoney.invoice.to')} party={to} />
        <Party name={t('deskMoney.statement.from')} party={from} />
      </div>
      <StatementFacts
        facts={[
          [
            t('deskMoney.invoice.date'),
            issued
              ? formats.instant(issued.at, { dateStyle: 'long' })
              : t('deskMoney.invoice.draft'),
          ],
          [
            t('deskMoney.statement.link'),
            t('deskMoney.statement.short', { number: String(number) }),
          ],
          [t('deskMoney.statement.month'), monthText(i18n, month)],
        ]}
      />
      {undoes !== null && (
        <p className={styles.payment}>
          {t('deskMoney.invoice.takesBack', { number: String(undoes) })}
        </p>
      )}
      <table className={styles.invoice}>
        <caption>{service}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deskMoney.bookings.number')}</th>
            <th scope="col">{t('deskMoney.bookings.stay')}</th>
            <th scope="col">{t('deskMoney.commission')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number}>
              <td>{line.number}</td>
              <td>{stayText(i18n, line)}</td>
              <td>{amount(line.commission)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, sum], index) => (
            <tr key={name} className={index === sums.length - 1 ? styles.sum : undefined}>
              <th scope="row" colSpan={2}>
                {name}
              </th>
              <td>{amount(sum)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {!vat && <p>{t('deskMoney.statement.noVat')}</p>}
    </article>
  );
}

/** A name with its address and VAT number, each on separate lines. */
function Party({
  name,
  party: { name: company, address, vatNumber },
}: {
  name: string;
  party: InvoiceParty;
}) {
  const { t } = useDeskI18n();
  return (
    <div>
      <p className={styles.note}>{name}</p>
      <address className={styles.address}>
        {company !== '' && <strong>{company}</strong>}
        {address}
        {vatNumber !== '' && <span>{t('deskMoney.invoice.vatNumber', { number: vatNumber })}</span>}
      </address>
    </div>
  );
}
