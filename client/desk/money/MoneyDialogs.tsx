import { useState } from 'react';
import type { HotelMonth, Settlement } from '#contracts/site/desk/deskMoney.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useSettleMonthMutation, useUndoSettlementMutation } from '../api/deskMoneyApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Facts } from '../ui/Facts.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { amountText } from '../ui/amountText.ts';
import { moneyProblemText, monthText, paymentText } from './moneyTexts.ts';

/**
 * Settles the open amount of a hotel's month in one currency. The dialog first shows the entries
 * that it will write.
 */
export function SettleDialog({
  row: { hotelId, hotelName, currency, open },
  month,
  onClose,
}: {
  row: HotelMonth;
  month: string;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [settle] = useSettleMonthMutation();
  const [reference, setReference] = useState('');
  const amount = (text: string) => amountText(i18n, text, currency);
  const named = monthText(i18n, month);
  return (
    <ActionDialog
      title={t('deskMoney.settle.title', { month: named })}
      reason="required"
      confirm={t('deskMoney.settle.confirm')}
      look="brand"
      textOf={(error) => moneyProblemText(i18n, error)}
      onConfirm={(reason) =>
        settle({
          hotelId,
          request: {
            month,
            currency,
            owed: open.owed,
            commission: open.commission,
            reason,
            ...(reference.trim() !== '' && { reference: reference.trim() }),
          },
        })
      }
      onClose={onClose}
    >
      <Facts
        amounts
        facts={[
          { label: t('deskMoney.hotel'), value: hotelName ?? hotelId },
          { label: t('deskMoney.owed'), value: amount(open.owed) },
          { label: t('deskMoney.commission'), value: amount(open.commission) },
          { label: t('deskMoney.net'), value: amount(open.net) },
        ]}
      />
      <p>
        <strong>{paymentText(i18n, open, currency)}</strong> {t('deskMoney.settle.text')}{' '}
        {t('deskMoney.settle.statement', { month: named })}
      </p>
      <TextField
        label={t('deskMoney.settle.reference')}
        hint={t('deskMoney.settle.referenceHint')}
        autoComplete="off"
        maxLength={100}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </ActionDialog>
  );
}

/** Undoes a settlement. The dialog first shows the entries that it will write. */
export function UndoDialog({
  hotelId,
  settlement: { id, currency, figures },
  onClose,
}: {
  hotelId: string;
  settlement: Settlement;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [undo] = useUndoSettlementMutation();
  return (
    <ActionDialog
      title={t('deskMoney.undo.title')}
      reason="required"
      confirm={t('deskMoney.undo.confirm')}
      look="brand"
      textOf={(error) => moneyProblemText(i18n, error)}
      onConfirm={(reason) => undo({ hotelId, request: { settlementId: id, reason } })}
      onClose={onClose}
    >
      <Facts
        amounts
        facts={(['owed', 'commission', 'net'] as const).map((name) => ({
          label: t(`deskMoney.${name}`),
          value: amountText(i18n, figures[name], currency),
        }))}
      />
      <p>{t('deskMoney.undo.text')}</p>
    </ActionDialog>
  );
}
