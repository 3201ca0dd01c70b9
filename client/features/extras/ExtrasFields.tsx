import { Fragment } from 'react';
import { parseMoney } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedExtra } from '#contracts/site/bookingRequest.ts';
import { extraText } from '#contracts/texts/termsText.ts';
import { type ChosenExtras, offeredExtras } from '../../domain/stay/extras.ts';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './ExtrasFields.module.css';

/**
 * Offers the extras of rates, room by room, with their prices and a note about cancellation. A room
 * can have one extra of each kind.
 */
export function ExtrasFields({
  rates,
  rooms,
  chosen,
  onChange,
}: {
  rates: readonly Rate[];
  /** The names of the rooms. */
  rooms: readonly string[];
  chosen: ChosenExtras;
  onChange: (chosen: ChosenExtras) => void;
}) {
  const { t } = useI18n();
  const offered = rates.map(offeredExtras);
  const choose = (room: number, ids: readonly string[]) =>
    onChange(rates.map((_, index) => (index === room ? ids : (chosen[index] ?? []))));
  const lists = offered.map((extras, room) => {
    if (extras.length === 0) return null;
    const list = (
      <Extras
        extras={extras}
        currency={rates[room]?.currency ?? ''}
        chosen={chosen[room] ?? []}
        onChange={(ids) => choose(room, ids)}
      />
    );
    if (offered.length === 1) return <Fragment key={room}>{list}</Fragment>;
    return (
      <fieldset key={room} className={styles.room}>
        <legend>
          {t('searchFields.room', { number: room + 1 })}{' '}
          <span className={styles.quiet}>
            <Isolated>{rooms[room] ?? ''}</Isolated>
          </span>
        </legend>
        {list}
      </fieldset>
    );
  });
  return (
    <>
      {lists}
      <p className={styles.note}>{t('services.extrasBack')}</p>
    </>
  );
}

function Extras({
  extras,
  currency,
  chosen,
  onChange,
}: {
  extras: readonly BookedExtra[];
  currency: string;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const choose = ({ id, kind }: BookedExtra, isAdded: boolean) => {
    const others = extras.filter((extra) => extra.kind !== kind && chosen.includes(extra.id));
    onChange([...others.map((extra) => extra.id), ...(isAdded ? [id] : [])]);
  };
  return (
    <ul className={styles.extras}>
      {extras.map((extra) => (
        <li key={extra.id}>
          <CheckboxField
            checked={chosen.includes(extra.id)}
            onChange={({ target }) => choose(extra, target.checked)}
          >
            <span className={styles.extra}>
              <span>
                {extraText(i18n, extra)}
                {extra.due === 'property' && (
                  <span className={styles.small}>{t('priceDetails.payAtProperty')}</span>
                )}
              </span>{' '}
              <strong className={styles.amount}>
                {formats.money(parseMoney({ amount: extra.amount, currency }))}
              </strong>
            </span>
          </CheckboxField>
        </li>
      ))}
    </ul>
  );
}
