import { useState } from 'react';
import { isLanguage, languages, pathIn } from '#contracts/texts/languages.ts';
import { routes } from '../../domain/paths.ts';
import { beginForGuest } from '../../domain/travelers/forGuest.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { forGuestWords } from '../ui/forGuestWords.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/**
 * Opens the site in this tab to book for a guest on the phone: with its own search and checkout, in
 * the language of the desk; the guest's mails are in the language that is chosen here.
 */
export function BookForGuest() {
  const { t, formats, language } = useDeskI18n();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(language);
  if (!usePermitted('bookings.book')) return null;
  const begin = () => {
    beginForGuest(
      window.sessionStorage,
      forGuestWords(t, t('deskBookings.forGuest.says'), deskPath('bookings')),
      chosen,
    );
    window.location.assign(pathIn(language, routes.home));
    return Promise.resolve({});
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deskBookings.forGuest.open')}</Button>
      {open && (
        <ActionDialog
          title={t('deskBookings.forGuest.open')}
          confirm={t('deskBookings.forGuest.begin')}
          onConfirm={begin}
          onClose={() => setOpen(false)}
        >
          <p>{t('deskBookings.forGuest.text')}</p>
          <SelectField
            label={t('deskBookings.forGuest.language')}
            options={languages.map((each) => ({ value: each, text: formats.languageName(each) }))}
            value={chosen}
            onChange={({ target: { value } }) => {
              if (isLanguage(value)) setChosen(value);
            }}
          />
        </ActionDialog>
      )}
    </>
  );
}
