import { useState } from 'react';
import type { HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import type { SettledMonths } from '#contracts/site/desk/deskPayouts.ts';
import { parseSignedMoney, toDecimal } from '#contracts/money/money.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useSettleMonthsMutation } from '../api/deskMoneyApi.ts';
import { deskPath } from '../deskPaths.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { amountText } from '../ui/amountText.ts';
import { Facts } from '../ui/Facts.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './money.module.css';
import { instantText, monthText } from './moneyTexts.ts';

/** Returns the key of a row. A hotel has one row for each currency. */
export function rowKey({ hotelId, currency }: Pick<HotelMonth, 'hotelId' | 'currency'>): string {
  return `${hotelId} ${currency}`;
}

/** Tells whether a hotel can be settled now. */
export function isDue({ state }: Pick<HotelMonth, 'state'>): boolean {
  return state === 'open' || state === 'adjustment';
}

/**
 * The buttons that select all due hotels of the page and settle the selected ones. Renders nothing
 * if no hotel is due.
 */
export function BulkSettleBar({
  rows,
  selected,
  onSelect,
  onSettle,
}: {
  rows: readonly HotelMonth[];
  selected: ReadonlySet<string>;
  onSelect: (keys: readonly string[]) => void;
  onSettle: () => void;
}) {
  const { t } = useDeskI18n();
  const due = rows.filter(isDue).map(rowKey);
  if (due.length === 0) return null;
  const count = selected.size;
  return (
    <div className={styles.bar}>
      {count < due.length && (
        <Button onClick={() => onSelect(due)}>{t('deskMoney.bulk.all')}</Button>
      )}
      {count > 0 && (
        <>
          <Button look="quiet" onClick={() => onSelect([])}>
            {t('deskMoney.bulk.none')}
          </Button>
          <Button look="brand" onClick={onSettle}>
            {t('deskMoney.bulk.open', { count })}
          </Button>
        </>
      )}
    </div>
  );
}

/** Settles several hotels of a month. The dialog first says who pays how much. */
export function BulkSettleDialog({
  month,
  rows,
  onSettled,
  onClose,
}: {
  month: string;
  rows: readonly HotelMonth[];
  onSettled: (answer: SettledMonths) => void;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [settle] = useSettleMonthsMutation();
  const values = { count: rows.length, month: monthText(i18n, month) };
  return (
    <ActionDialog
      title={t('deskMoney.bulk.title', values)}
      reason="required"
      confirm={t('deskMoney.bulk.confirm')}
      look="brand"
      onConfirm={async (reason) => {
        const result = await settle({
          month,
          reason,
          hotels: rows.map(({ hotelId, currency, open: { owed, commission } }) => ({
            ...{ hotelId, currency },
            ...{ owed, commission },
          })),
        });
        if (result.data) onSettled(result.data);
        return result;
      }}
      onClose={onClose}
    >
      <Facts amounts facts={sumsOf(i18n, rows)} />
      <p>{t('deskMoney.bulk.text')}</p>
      <ul className={styles.chosen}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <span>{row.hotelName ?? row.hotelId}</span>
            <span className={styles.line}>{amountText(i18n, row.open.net, row.currency)}</span>
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}

/** Returns the sums that the site pays and receives, for each currency. */
function sumsOf(i18n: DeskI18n, rows: readonly HotelMonth[]) {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  return currencies.flatMap((currency) => {
    const nets = rows
      .filter((row) => row.currency === currency)
      .map(({ open: { net } }) => parseSignedMoney({ amount: net, currency }).amount);
    const sum = (amounts: bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
    const pays = sum(nets.filter((net) => net > 0n));
    const paid = -sum(nets.filter((net) => net < 0n));
    const fact = (label: string, amount: bigint) => ({
      label,
      value: amount > 0n && amountText(i18n, toDecimal({ amount, currency }), currency),
    });
    return [
      fact(i18n.t('deskMoney.bulk.sitePays', { currency }), pays),
      fact(i18n.t('deskMoney.bulk.hotelsPay', { currency }), paid),
    ];
  });
}

/**
 * The result of a bulk settlement: the statements of the settled hotels, and a reason for each
 * hotel that was not settled.
 */
export function BulkSettled({ answer: { settled, refused } }: { answer: SettledMonths }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  return (
    <>
      {settled.length > 0 && (
        <Notice tone="good" heading={t('deskMoney.bulk.settled', { count: settled.length })}>
          <ul className={styles.outcomes}>
            {settled.map((row) => (
              <li key={rowKey(row)}>
                {row.hotelName ?? row.hotelId}, {amountText(i18n, row.net, row.currency)},{' '}
                <TextLink
                  to={deskPath('numberedStatement', { number: String(row.statement) })}
                  className={styles.line}
                >
                  {t('deskMoney.statement.number', { number: String(row.statement) })}
                </TextLink>
              </li>
            ))}
          </ul>
          <LinkButton to={deskPath('payouts')}>{t('deskMoney.bulk.toPayouts')}</LinkButton>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="amber" heading={t('deskMoney.bulk.refused', { count: refused.length })}>
          <ul className={styles.outcomes}>
            {refused.map((row) => (
              <li key={rowKey(row)}>
                {t('deskMoney.bulk.because', {
                  hotel: row.hotelName ?? row.hotelId,
                  currency: row.currency,
                })}{' '}
                {refusalText(i18n, row)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function refusalText(
  i18n: DeskI18n,
  { code, by, at, waiting = 0 }: SettledMonths['refused'][number],
): string {
  const { t } = i18n;
  switch (code) {
    case 'settled-already':
      return t('deskMoney.bulk.settledAlready', {
        known: by === undefined ? 'no' : 'yes',
        by: by ?? '',
        at: at ? instantText(i18n, at) : '',
      });
    case 'still-open':
      return t('deskMoney.bulk.stillOpen', { waiting });
    case 'figures-changed':
      return t('deskMoney.bulk.figuresChanged');
    case 'nothing-to-settle':
      return t('deskMoney.bulk.nothing');
    case 'failed':
      return t('deskMoney.bulk.failed');
  }
}

/**
 * Holds the selected hotels among the due rows on the page. A hotel that is settled or leaves the
 * page is no longer selected.
 */
export function useSelection(rows: readonly HotelMonth[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => isDue(row) && keys.has(rowKey(row)));
  return {
    chosen,
    selected: new Set(chosen.map(rowKey)),
    select: (all: readonly string[]) => setKeys(new Set(all)),
    toggle: (key: string) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setKeys(next);
    },
  };
}
