import * as v from 'valibot';
import { phoneSchema } from '#contracts/site/fieldSchemas.ts';
import type { SavedTraveller, SavedTravellerFields } from '#contracts/site/savedTravellers.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountryField } from '../../../ui/fields/CountryField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import styles from '../account.module.css';
import { onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

const phoneOf = (typed: string) => typed.replaceAll(/[\s().-]/g, '');

/** The fields of a saved traveller. Nothing but the name is required. */
export function TravellerForm({
  traveller,
  save,
  cancel,
}: {
  traveller?: SavedTraveller;
  save: (fields: SavedTravellerFields) => Promise<void>;
  cancel: () => void;
}) {
  const first = useFocusOnMount<HTMLInputElement>();
  const { errors, sending, props } = useAccountForm({
    check: (read) => {
      const phone = phoneOf(read('phone'));
      return onlyErrors({
        firstName: !read('firstName').trim() && 'Enter a first name.',
        lastName: !read('lastName').trim() && 'Enter a last name.',
        phone:
          phone !== '' &&
          !v.is(phoneSchema, phone) &&
          'Enter a phone number with its country code, such as +92 300 1234567.',
      });
    },
    send: (read) =>
      save({
        firstName: read('firstName').trim(),
        lastName: read('lastName').trim(),
        citizenship: read('citizenship') || null,
        phone: phoneOf(read('phone')) || null,
      }),
  });
  return (
    <form {...props} className={styles.fields}>
      <FormAlert message={errors['']} />
      <TextField
        ref={first}
        label="First name"
        name="firstName"
        autoComplete="off"
        maxLength={100}
        defaultValue={traveller?.firstName}
        error={errors['firstName']}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="off"
        maxLength={100}
        defaultValue={traveller?.lastName}
        error={errors['lastName']}
      />
      <CountryField
        label="Citizenship"
        name="citizenship"
        autoComplete="off"
        defaultValue={traveller?.citizenship ?? ''}
        error={errors['citizenship']}
      />
      <TextField
        label="Mobile phone number"
        type="tel"
        name="phone"
        autoComplete="off"
        maxLength={30}
        defaultValue={traveller?.phone ?? ''}
        error={errors['phone']}
      />
      <div className={styles.row}>
        <Button type="submit" look="brand" aria-disabled={sending}>
          Save the traveller
        </Button>
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
