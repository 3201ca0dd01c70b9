import type { ReactNode } from 'react';
import type { PriceWithTerms } from '#contracts/money/cancellation.ts';
import {
  averageNight,
  type LedgerLine,
  type PriceLedger as Ledger,
} from '#contracts/money/priceLedger.ts';
import { cancellationText, extraText, taxText } from '#contracts/texts/termsText.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { classNames } from '../classNames.ts';
import { Converted } from '../money/Converted.tsx';
import { Isolated } from '../Isolated.tsx';
import { useI18n } from '../useI18n.ts';
import { hidden } from '../VisuallyHidden.tsx';
import styles from './PriceLedger.module.css';

/**
 * The whole price of a stay, line by line: nights, taxes, total, and the amounts due now and at the
 * property. `dueNow` is the label of the amount due now. Set `says` if a text beside the lines
 * gives the other amounts. `total` leaves out the amounts due, and `lines` also leaves out the
 * total.
 */
export function PriceLedger({
  ledger,
  dueNow,
  says = 'all',
}: {
  ledger: Ledger;
  dueNow?: string | undefined;
  says?: 'all' | 'total' | 'lines';
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <dl className={styles.ledger}>
      {ledger.lines.map((line, index) => (
        <LineOf
          key={index}
          line={line}
          label={labelOf(i18n, line, ledger)}
          seen={
            line.kind === 'nights' &&
            t('priceDetails.nights', { rooms: line.rooms ?? ledger.rooms, nights: ledger.nights })
          }
        >
          {line.charged &&
            t('priceDetails.propertyCharges', { amount: formats.money(line.charged) })}
        </LineOf>
      ))}
      {says === 'all' && <Totals ledger={ledger} label={dueNow} />}
      {says === 'total' && <Total total={ledger.total} />}
    </dl>
  );
}

/**
 * The lines of a price in the order of a checkout. The lines due now come first, with the totals.
 * Then come `children`, and then the lines due at the property, in the currency that the property
 * charges. The totals are left out if at most one line has an amount.
 */
export function CheckoutLedger({ ledger, children }: { ledger: Ledger; children?: ReactNode }) {
  const i18n = useI18n();
  const { t } = i18n;
  const priced = ledger.lines.filter(({ amount }) => amount.amount !== 0n);
  const rowsDue = (due: LedgerLine['due']) =>
    ledger.lines
      .filter((line) => line.due === due)
      .map((line, index) => (
        <LineOf key={index} line={line} label={labelOf(i18n, line, ledger)} ownCurrency />
      ));
  const onArrival = rowsDue('property');
  return (
    <>
      <dl className={styles.ledger}>
        {rowsDue('now')}
        {priced.length > 1 && <Totals ledger={ledger} />}
      </dl>
      {children}
      {onArrival.length > 0 && (
        <div className={styles.arrival}>
          <h3 className={styles.title}>{t('priceDetails.toPayUponArrival')}</h3>
          <dl className={styles.ledger}>{onArrival}</dl>
        </div>
      )}
    </>
  );
}

/** The data for the terms that a brief price leaves out. */
export interface BriefTerms {
  readonly rates: readonly PriceWithTerms[];
  readonly timeZone: string | null | undefined;
}

/**
 * The details that a brief price leaves out: the price of a night and the full terms of
 * cancellation.
 */
export function NightAndTerms({ ledger, rates, timeZone }: BriefTerms & { ledger: Ledger }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <>
      <p className={styles.brief}>
        {t('price.averageNight', {
          amount: formats.money(averageNight(ledger)),
          rooms: ledger.rooms,
          taxed: ledger.taxesTotal.amount > 0n ? 'yes' : 'no',
        })}
      </p>
      <p className={styles.brief}>{cancellationText(i18n, rates, timeZone)}</p>
    </>
  );
}

/**
 * Returns the label of a line: '2 rooms for 3 nights' for the nights, 'Promotion SUN' or
 * 'OneKeyCash' for a booked credit, the name of a tax or an extra, and the given name for other
 * lines.
 */
export function labelOf(
  i18n: SiteI18n,
  {
    kind,
    name,
    code,
    extra,
    rooms,
  }: Pick<LedgerLine, 'kind' | 'name' | 'code' | 'extra' | 'rooms'>,
  ledger: Ledger,
): string {
  const { t } = i18n;
  if (kind === 'nights') {
    const { nights } = ledger;
    return t('priceDetails.nightsOfCheckout', { rooms: rooms ?? ledger.rooms, nights });
  }
  if (kind === 'tax') return taxText(i18n, { name, code });
  if (extra) return extraText(i18n, extra);
  if (code === undefined) return name;
  return code === null ? t('priceDetails.oneKeyCash') : t('priceDetails.promotion', { code });
}

function Total({ total }: Pick<Ledger, 'total'>) {
  const { t, formats } = useI18n();
  return (
    <Line
      label={t('priceDetails.total')}
      amount={formats.money(total)}
      converted={<Converted of={total} className={styles.converted} />}
      className={styles.strong}
    />
  );
}

function Totals({
  ledger: { total, dueNow, dueAtProperty },
  label,
}: {
  ledger: Ledger;
  label?: string | undefined;
}) {
  const { t, formats } = useI18n();
  return (
    <>
      <Total total={total} />
      <Line label={label ?? t('priceDetails.payment.now')} amount={formats.money(dueNow)} />
      <Line label={t('priceDetails.payAtProperty')} amount={formats.money(dueAtProperty)} />
    </>
  );
}

function LineOf({
  line: { kind, amount, charged },
  label,
  seen,
  ownCurrency = false,
  children,
}: {
  line: LedgerLine;
  label: string;
  /** The visible content in place of the label. Screen readers still read the label. */
  seen?: string | false;
  ownCurrency?: boolean;
  children?: string | undefined;
}) {
  const { t, formats } = useI18n();
  if (kind === 'credit') {
    return <Line label={label} amount={formats.difference(amount)} className={styles.credit} />;
  }
  const name = seen ? (
    <>
      <span aria-hidden>{seen}</span>
      {hidden(label)}
    </>
  ) : (
    <Isolated>{label}</Isolated>
  );
  const own = ownCurrency && charged;
  return (
    <Line label={name} amount={formats.money(own || amount)}>
      {own
        ? amount.amount !== 0n && t('priceDetails.ofTheTotal', { amount: formats.money(amount) })
        : children}
    </Line>
  );
}

function Line({
  label,
  amount,
  converted,
  className,
  children,
}: {
  label: ReactNode;
  amount: string;
  converted?: ReactNode;
  className?: string | undefined;
  children?: string | false | undefined;
}) {
  return (
    <div className={classNames(styles.line, className)}>
      <dt>
        {label}
        {children && <span className={styles.note}>{children}</span>}
      </dt>
      <dd className={styles.amount}>
        {amount}
        {converted}
      </dd>
    </div>
  );
}
