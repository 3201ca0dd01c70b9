import * as v from 'valibot';
import { phoneSchema } from '#contracts/site/fieldSchemas.ts';
import type { SavedTraveler, SavedTravelerFields } from '#contracts/site/account/savedTravelers.ts';
import { longestName } from '#contracts/values/longestTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountryField } from '../../../ui/fields/PhoneField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';

const phoneOf = (typed: string) => typed.replaceAll(/[\s().-]/g, '');

/** Renders the fields of a saved traveler. Only the name is required. */
export function TravelerForm({
  traveller,
  save,
  cancel,
}: {
  traveller?: SavedTraveler;
  save: (fields: SavedTravelerFields) => Promise<void>;
  cancel: () => void;
}) {
  const { t } = useI18n();
  const first = useFocusOnMount<HTMLInputElement>();
  const { errors, sending, props } = useAccountForm({
    check: (read) => {
      const phone = phoneOf(read('phone'));
      return onlyErrors({
        firstName: !read('firstName').trim() && 'firstName',
        lastName: !read('lastName').trim() && 'lastName',
        phone: phone !== '' && !v.is(phoneSchema, phone) && 'phone',
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
        label={t('accountSettings.travellers.firstName')}
        name="firstName"
        autoComplete="off"
        maxLength={longestName}
        defaultValue={traveller?.firstName}
        error={errors['firstName']}
      />
      <TextField
        label={t('accountSettings.travellers.lastName')}
        name="lastName"
        autoComplete="off"
        maxLength={longestName}
        defaultValue={traveller?.lastName}
        error={errors['lastName']}
      />
      <CountryField
        label={t('accountSettings.travellers.citizenship')}
        name="citizenship"
        autoComplete="off"
        defaultValue={traveller?.citizenship ?? ''}
        error={errors['citizenship']}
      />
      <TextField
        label={t('accountSettings.travellers.phone')}
        type="tel"
        name="phone"
        autoComplete="off"
        maxLength={30}
        defaultValue={traveller?.phone ?? ''}
        error={errors['phone']}
      />
      <div className={styles.row}>
        <Button type="submit" look="brand" aria-disabled={sending}>
          {t('accountSettings.travellers.save')}
        </Button>
        <Button look="quiet" onClick={cancel}>
          {t('accountSettings.travellers.cancel')}
        </Button>
      </div>
    </form>
  );
}
