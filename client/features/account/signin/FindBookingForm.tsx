import { useState } from 'react';
import * as v from 'valibot';
import { typedBookingNumberSchema } from '#contracts/site/bookings.ts';
import { useMailBookingLinkMutation } from '../../../api/bookingsApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { EmailField } from '../accountFields.tsx';
import { emailError, onlyErrors } from '../checkFields.ts';
import { FormAlert, ltr, MailSent } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/**
 * Requests an email with the link to a booking. The traveler enters the number and the email
 * address of the booking. Neither the response nor the page reveals whether the booking exists.
 */
export function FindBookingForm() {
  const { t } = useI18n();
  const [mailLink] = useMailBookingLinkMutation();
  const [sentTo, setSentTo] = useState('');
  const { errors, sending, props } = useAccountForm({
    check: (read) =>
      onlyErrors({
        number: !v.is(typedBookingNumberSchema, read('number')) && 'bookingNumber',
        email: emailError(read('email')),
      }),
    send: async (read) => {
      const email = read('email').trim();
      await mailLink({ number: read('number'), email }).unwrap();
      setSentTo(email);
    },
  });
  if (sentTo) {
    return <MailSent>{t.rich('signIn.findBooking.sent', { email: sentTo, ltr })}</MailSent>;
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>{t('signIn.findBooking.text')}</p>
        <FormAlert message={errors['']} />
        <TextField
          label={t('signIn.findBooking.number')}
          name="number"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={t('signIn.findBooking.numberHint')}
          error={errors['number']}
        />
        <EmailField autoComplete="email" error={errors['email']} />
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          {t('signIn.findBooking.submit')}
        </Button>
      </div>
    </form>
  );
}
