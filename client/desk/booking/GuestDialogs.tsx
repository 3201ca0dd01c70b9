import { useState } from 'react';
import * as v from 'valibot';
import { deskBookingRequests } from '#contracts/site/desk/deskBooking.ts';
import { longestName } from '#contracts/values/longestTexts.ts';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import { type ActionProps, BookingActionDialog } from './BookingActionDialog.tsx';
import { mailText } from './bookingTexts.ts';

/**
 * Resends a mail to the guest: a mail whose content is still true, or the failed mail with
 * `messageId`.
 */
export function SendMailDialog({ messageId, ...props }: ActionProps & { messageId?: string }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { mailsToSend } = props.shown;
  const [template, setTemplate] = useState<string>(mailsToSend[0] ?? '');
  const choice = messageId ? { message: messageId } : { template };
  return (
    <BookingActionDialog
      {...props}
      action="send-mail"
      title={t('deskBooking.actions.send-mail.title')}
      confirm={t('deskBooking.actions.send-mail.button')}
      look="brand"
      choice={choice}
      bodyOf={() => choice}
    >
      {!messageId && (
        <SelectField
          label={t('deskBooking.actions.send-mail.mail')}
          options={mailsToSend.map((value) => ({ value, text: mailText(i18n, value) }))}
          value={template}
          onChange={({ target }) => setTemplate(target.value)}
        />
      )}
    </BookingActionDialog>
  );
}

const contact = deskBookingRequests['correct-contact'].entries;

/** Corrects the guest's e-mail address and phone number. */
export function CorrectContactDialog(props: ActionProps) {
  const { t } = useDeskI18n();
  const { traveller, mailsGuest = true } = props.shown.booking;
  const before = { email: (mailsGuest && traveller?.email) || '', phone: traveller?.phone ?? '' };
  const [email, setEmail] = useState(before.email);
  const [phone, setPhone] = useState(before.phone);
  const [checked, setChecked] = useState(false);
  const number = phone.replaceAll(/[\s()-]/g, '');
  const changed = {
    ...(email.trim() !== before.email && { email: email.trim() }),
    ...(number !== before.phone && { phone: number }),
  };
  const isUnchanged = Object.keys(changed).length === 0;
  const errors = {
    email: !v.is(contact.email, changed.email),
    phone: !v.is(contact.phone, changed.phone),
  };
  return (
    <BookingActionDialog
      {...props}
      action="correct-contact"
      title={t('deskBooking.actions.correct-contact.title')}
      confirm={t('deskBooking.actions.correct-contact.button')}
      look="brand"
      bodyOf={() => {
        setChecked(true);
        return isUnchanged || errors.email || errors.phone ? undefined : changed;
      }}
    >
      <p>{t(`deskBooking.actions.correct-contact.${mailsGuest ? 'text' : 'textNew'}`)}</p>
      <TextField
        label={t('deskBooking.actions.correct-contact.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={
          checked && errors.email
            ? t('deskBooking.actions.correct-contact.emailInvalid')
            : undefined
        }
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        label={t('deskBooking.actions.correct-contact.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={
          checked && errors.phone
            ? t('deskBooking.actions.correct-contact.phoneInvalid')
            : undefined
        }
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      {checked && isUnchanged && (
        <p role="alert" className={styles.quiet}>
          {t('deskBooking.actions.correct-contact.unchanged')}
        </p>
      )}
    </BookingActionDialog>
  );
}

/**
 * Corrects the names of the guests. The site cannot pass names on to the provider, so the page then
 * asks the staff to tell the hotel.
 */
export function CorrectNameDialog(props: ActionProps) {
  const { t } = useDeskI18n();
  const before = props.shown.booking.traveller?.guests ?? [];
  const [guests, setGuests] = useState(before);
  const [checked, setChecked] = useState(false);
  const typed = guests.map(({ firstName, lastName }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  }));
  const isUnchanged = typed.every(
    ({ firstName, lastName }, at) =>
      firstName === before[at]?.firstName && lastName === before[at].lastName,
  );
  const missing = (text: string) =>
    checked && text.trim() === '' ? t('deskBooking.actions.correct-name.missing') : undefined;
  const change = (at: number, changed: Partial<(typeof guests)[number]>) =>
    setGuests(guests.map((guest, index) => (index === at ? { ...guest, ...changed } : guest)));
  return (
    <BookingActionDialog
      {...props}
      action="correct-name"
      title={t('deskBooking.actions.correct-name.title')}
      confirm={t('deskBooking.actions.correct-name.button')}
      look="brand"
      bodyOf={() => {
        setChecked(true);
        const isValid = v.is(deskBookingRequests['correct-name'].entries.guests, typed);
        return isUnchanged || !isValid ? undefined : { guests: typed };
      }}
    >
      <p>{t('deskBooking.actions.correct-name.text')}</p>
      {guests.map(({ firstName, lastName }, at) => (
        <FieldPair key={at}>
          <TextField
            label={t('deskBooking.actions.correct-name.firstName', { guest: at + 1 })}
            autoComplete="off"
            maxLength={longestName}
            error={missing(firstName)}
            value={firstName}
            onChange={({ target }) => change(at, { firstName: target.value })}
          />
          <TextField
            label={t('deskBooking.actions.correct-name.lastName', { guest: at + 1 })}
            autoComplete="off"
            maxLength={longestName}
            error={missing(lastName)}
            value={lastName}
            onChange={({ target }) => change(at, { lastName: target.value })}
          />
        </FieldPair>
      ))}
      {checked && isUnchanged && (
        <p role="alert" className={styles.quiet}>
          {t('deskBooking.actions.correct-name.unchanged')}
        </p>
      )}
    </BookingActionDialog>
  );
}
