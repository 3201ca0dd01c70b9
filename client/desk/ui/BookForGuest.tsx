import { useState } from 'react';
import { isLanguage, languages, pathIn } from '#contracts/texts/languages.ts';
import { routes } from '../../domain/paths.ts';
import { beginTyped } from '../../domain/travelers/bookingDraft.ts';
import { beginForGuest } from '../../domain/travelers/forGuest.ts';
import { emptyTyped } from '../../domain/travelers/typedTraveler.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useGetDeskAddressQuery } from '../api/deskBookingsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { forGuestWords } from './forGuestWords.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useDeskI18n } from './useDeskI18n.ts';
import styles from './BookForGuest.module.css';

/**
 * Opens the site in this tab to book for a guest on the phone, with the site's own search and
 * checkout. The pages are in the desk's language. The guest's mails are in the language chosen
 * here.
 *
 * For a guest without a mail address, the booking has the desk's address. The site then treats the
 * guest as having no address.
 */
export function BookForGuest() {
  const { t } = useDeskI18n();
  const [open, setOpen] = useState(false);
  if (!usePermitted('bookings.book')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deskBookings.forGuest.open')}</Button>
      {open && <BookForGuestDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function BookForGuestDialog({ onClose }: { onClose: () => void }) {
  const { t, formats, language } = useDeskI18n();
  const [chosen, setChosen] = useState(language);
  const [isByPhone, setByPhone] = useState(false);
  const query = useGetDeskAddressQuery();
  const address = query.data?.deskAddress;
  const byPhone = isByPhone && address ? { email: address } : undefined;
  const begin = () => {
    const says = byPhone
      ? t('deskBookings.forGuest.saysByPhone', byPhone)
      : t('deskBookings.forGuest.says');
    const storage = window.sessionStorage;
    beginForGuest(storage, forGuestWords(t, says, deskPath('bookings')), chosen);
    if (byPhone) beginTyped(storage, { ...emptyTyped, ...byPhone });
    window.location.assign(pathIn(language, routes.home));
    return Promise.resolve({});
  };
  return (
    <ActionDialog
      title={t('deskBookings.forGuest.open')}
      confirm={t('deskBookings.forGuest.begin')}
      onConfirm={begin}
      onClose={onClose}
    >
      <p>
        {byPhone
          ? t('deskBookings.forGuest.textByPhone', byPhone)
          : t('deskBookings.forGuest.text')}
      </p>
      {query.isError && (
        <NotLoaded what={t('deskBookings.forGuest.addressUnknown')} query={query} />
      )}
      {address && (
        <CheckboxField
          checked={isByPhone}
          onChange={({ target: { checked } }) => setByPhone(checked)}
        >
          {t('deskBookings.forGuest.byPhone')}
        </CheckboxField>
      )}
      {address === null && <p className={styles.note}>{t('deskBookings.forGuest.noAddress')}</p>}
      <SelectField
        label={t('deskBookings.forGuest.language')}
        options={languages.map((each) => ({ value: each, text: formats.languageName(each) }))}
        value={chosen}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) setChosen(value);
        }}
      />
    </ActionDialog>
  );
}
