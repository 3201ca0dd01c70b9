import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ledgerOfBooking } from '#contracts/site/bookings.ts';
import { maxMessageLength } from '#contracts/site/desk/deskBooking.ts';
import { readPlaceholders } from '#contracts/site/desk/deskTemplates.ts';
import { giftLimitIn, giftLimits } from '#contracts/site/desk/giftLimits.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { SelectField, TextAreaField } from '../../ui/fields/TextField.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useGetTemplatesQuery } from '../api/deskBookingsApi.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { AmountField, useAmount } from './AmountField.tsx';
import styles from './booking.module.css';
import { type ActionProps, BookingActionDialog } from './BookingActionDialog.tsx';
import { type PaidBy, PaidByField } from './PaidByField.tsx';

/** Removes the fee of a canceled booking. The dialog asks who bears the cost. */
export function ForgiveFeeDialog(props: ActionProps) {
  const { t } = useDeskI18n();
  const [paidBy, setPaidBy] = useState<PaidBy>('hotel');
  return (
    <BookingActionDialog
      {...props}
      action="forgive-fee"
      title={t('deskBooking.actions.forgive-fee.title')}
      confirm={t('deskBooking.actions.forgive-fee.button')}
      choice={{ paidBy }}
      bodyOf={() => ({ paidBy })}
    >
      <PaidByField
        value={paidBy}
        texts={{
          legend: t('deskBooking.actions.forgive-fee.paidBy'),
          hotel: t('deskBooking.actions.forgive-fee.hotel'),
          site: t('deskBooking.actions.forgive-fee.site'),
        }}
        onChange={setPaidBy}
      />
    </BookingActionDialog>
  );
}

/** The delay between the last keystroke and the request for the mail, in milliseconds. */
const typingMs = 300;

/** Gives the guest an amount beyond the terms, and previews the mail about it. */
export function GoodwillDialog(props: ActionProps) {
  const { t, formats } = useDeskI18n();
  const { accountId, booking } = props.shown;
  const { currency } = ledgerOfBooking(booking).total;
  const most = giftLimitIn(currency, giftLimits.once) ?? { amount: 0n, currency };
  const field = useAmount(most);
  const amount = field.given?.text;
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), typingMs);
    return () => clearTimeout(timer);
  }, [amount]);
  return (
    <BookingActionDialog
      {...props}
      action="goodwill"
      title={t('deskBooking.actions.goodwill.title')}
      confirm={t('deskBooking.actions.goodwill.button')}
      choice={settled !== undefined && settled === amount ? { amount } : undefined}
      incomplete={t('deskBooking.actions.goodwill.incomplete')}
      bodyOf={() => {
        const given = field.check();
        return given && { amount: given.text };
      }}
    >
      <p>{t(`deskBooking.actions.goodwill.${accountId === null ? 'noAccount' : 'account'}`)}</p>
      <AmountField
        amount={field}
        label={t('deskBooking.actions.goodwill.amount', { currency })}
        wrong={t('deskBooking.actions.goodwill.wrong', { most: formats.money(most) })}
      />
    </BookingActionDialog>
  );
}

/**
 * Sends the guest a text written by the staff, which can start from a template. If a template of
 * the operator lacks the guest's language, the dialog shows a warning. One dialog sends one mail,
 * however often it is submitted.
 */
export function WriteDialog(props: ActionProps) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { id = '' } = useParams();
  const [messageId] = useState(() => crypto.randomUUID());
  const templates = useGetTemplatesQuery(id, { refetchOnMountOrArgChange: true });
  const { data } = templates;
  const [template, setTemplate] = useState('');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { language, booking } = props.shown;
  const name = formats.languageName(language);
  const own = data?.own?.find(({ id: each }) => ownKey(each) === template);
  const check = () => {
    const length = text.trim().length;
    if (length === 0) return t('deskBooking.actions.write.missing');
    if (length > maxMessageLength) {
      return t('deskBooking.actions.write.tooLong', { count: length, most: maxMessageLength });
    }
    const left = [...new Set(readPlaceholders(text).known)];
    return left.length > 0 ? lacksText(i18n, left) : undefined;
  };
  return (
    <BookingActionDialog
      {...props}
      action="write"
      title={t('deskBooking.actions.write.title')}
      confirm={t('deskBooking.actions.write.button')}
      look="brand"
      bodyOf={() => {
        const error = check();
        setWrong(error);
        return error === undefined ? { id: messageId, text: text.trim() } : undefined;
      }}
    >
      <p>
        {t('deskBooking.actions.write.to', {
          email: booking.traveller?.email ?? '',
          language: name,
        })}
      </p>
      {templates.isError && !data && (
        <NotLoaded what={t('deskBooking.actions.write.templatesWhat')} query={templates} />
      )}
      <SelectField
        label={t('deskBooking.actions.write.template')}
        options={[
          { value: '', text: t('deskBooking.actions.write.blank') },
          ...(data?.templates ?? []).map((each) => ({
            value: each.name,
            text: t(`deskBooking.actions.write.templates.${each.name}`),
          })),
          ...(data?.own ?? []).map((each) => ({ value: ownKey(each.id), text: each.name })),
        ]}
        value={template}
        onChange={({ target: { value } }) => {
          setTemplate(value);
          setWrong(undefined);
          const texts = [
            ...(data?.templates ?? []).map((each) => [each.name, each.text]),
            ...(data?.own ?? []).map((each) => [ownKey(each.id), each.text]),
          ];
          setText(texts.find(([key]) => key === value)?.[1] ?? '');
        }}
      />
      {own && own.language !== language && (
        <Notice tone="amber">
          {t('deskBooking.actions.write.other', {
            wanted: name,
            language: formats.languageName(own.language),
          })}
        </Notice>
      )}
      {own && own.lacks.length > 0 && <Notice tone="amber">{lacksText(i18n, own.lacks)}</Notice>}
      {data && (
        <p dir="auto" className={styles.subject}>
          {t('deskBooking.actions.write.subject', { subject: data.subject })}
        </p>
      )}
      <TextAreaField
        label={t('deskBooking.actions.write.text')}
        hint={t('deskBooking.actions.write.hint')}
        error={wrong}
        rows={9}
        dir="auto"
        lang={own?.language ?? language}
        value={text}
        onChange={({ target }) => {
          setWrong(undefined);
          setText(target.value);
        }}
      />
    </BookingActionDialog>
  );
}

/**
 * Returns the key of an operator's template. The prefix prevents a collision with the name of a
 * template of the site.
 */
const ownKey = (id: string) => `own:${id}`;

/** Returns the text that lists the placeholders to replace by hand. */
function lacksText({ t, formats }: DeskI18n, names: readonly string[]): string {
  return t('deskBooking.actions.write.lacks', {
    placeholders: formats.listPlain(names.map((each) => `{{${each}}}`)),
  });
}
