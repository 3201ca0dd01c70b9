import { useState } from 'react';
import * as v from 'valibot';
import { typedBookingNumberSchema } from '#contracts/site/bookings.ts';
import { useMailBookingLinkMutation } from '../../../api/bookingsApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from '../account.module.css';
import { EmailField } from '../accountFields.tsx';
import { emailError, onlyErrors } from '../checkFields.ts';
import { FormAlert, MailSent } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

/**
 * Has the link to a booking mailed, by its number and the address it was made with. The response says
 * nothing about bookings, so what is said then does not either.
 */
export function FindBookingForm() {
  const [mailLink] = useMailBookingLinkMutation();
  const [sentTo, setSentTo] = useState('');
  const { errors, sending, props } = useAccountForm({
    check: (read) =>
      onlyErrors({
        number:
          !v.is(typedBookingNumberSchema, read('number')) &&
          'Enter the 8 letters and digits of the booking number, such as K7M4-QX9C.',
        email: emailError(read('email')),
      }),
    send: async (read) => {
      const email = read('email').trim();
      await mailLink({ number: read('number'), email }).unwrap();
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <MailSent>
        If there is a booking with this number and the address {sentTo}, we have sent the link to it
        there. After many requests no more mails are sent: use the latest one.
      </MailSent>
    );
  }
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>We send the link to your booking to the address that you booked with.</p>
        <FormAlert message={errors['']} />
        <TextField
          label="Booking number"
          name="number"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint="In the mails about your booking, such as K7M4-QX9C."
          error={errors['number']}
        />
        <EmailField autoComplete="email" error={errors['email']} />
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          Send the link
        </Button>
      </div>
    </form>
  );
}
