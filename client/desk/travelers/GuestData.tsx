import { useState } from 'react';
import * as v from 'valibot';
import {
  type GuestData as Data,
  guestRequestSchema,
  mostGuestBookings,
} from '#contracts/site/desk/deskGuests.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioField } from '../../ui/fields/ChoiceField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import {
  guestProblemOf,
  useEraseGuestMutation,
  useReadGuestDataMutation,
} from '../api/deskTravelersApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './travelers.module.css';

/**
 * Exports or erases all stored data of a guest without an account. The export is one JSON file.
 * Only administrators may do so, after the second step.
 */
export function GuestData() {
  const { t } = useDeskI18n();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  if (!usePermitted('guests.erase')) return null;
  return (
    <>
      <Button
        onClick={() => {
          setDone(undefined);
          setOpen(true);
        }}
      >
        {t('deskGuests.open')}
      </Button>
      {done !== undefined && <Notice tone="good">{done}</Notice>}
      {open && <GuestDialog onDone={setDone} onClose={() => setOpen(false)} />}
    </>
  );
}

function GuestDialog({ onDone, onClose }: { onDone: (text: string) => void; onClose: () => void }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const [what, setWhat] = useState<'data' | 'erasure'>('data');
  const [readData] = useReadGuestDataMutation();
  const [erase] = useEraseGuestMutation();
  const isValid = v.is(guestRequestSchema.entries.email, email);
  const isErasure = what === 'erasure';
  return (
    <ActionDialog
      title={t('deskGuests.title')}
      reason="required"
      confirm={t(isErasure ? 'deskGuests.erase' : 'deskGuests.download')}
      look={isErasure ? 'primary' : 'brand'}
      textOf={(error) => problemText(i18n, error)}
      onConfirm={(reason) => {
        setChecked(true);
        if (!isValid) return undefined;
        const body = { email: email.trim(), reason };
        if (!isErasure) {
          return readData(body).then((result) => {
            if (result.data) {
              save(result.data);
              onDone(t('deskGuests.downloaded'));
            }
            return result;
          });
        }
        return erase(body).then((result) => {
          if (result.data) onDone(t('deskGuests.erased', result.data));
          return result;
        });
      }}
      onClose={onClose}
    >
      <p>{t('deskGuests.text')}</p>
      <TextField
        label={t('deskGuests.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={longestEmail}
        error={checked && !isValid ? t('deskGuests.emailInvalid') : undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <fieldset>
        <legend className={styles.legend}>{t('deskGuests.what')}</legend>
        {(['data', 'erasure'] as const).map((each) => (
          <RadioField key={each} name="what" checked={what === each} onChange={() => setWhat(each)}>
            {t(`deskGuests.${each}`)}
          </RadioField>
        ))}
      </fieldset>
      {isErasure && <Notice tone="amber">{t('deskGuests.erasureText')}</Notice>}
    </ActionDialog>
  );
}

function problemText({ t, formats }: DeskI18n, error: unknown): string | undefined {
  const problem = guestProblemOf(error);
  return (
    problem &&
    t(`deskGuests.problem.${problem.code}`, {
      numbers: formats.list(problem.numbers ?? []),
      most: mostGuestBookings,
    })
  );
}

/** Downloads the data as a file in the browser. */
function save(data: Data): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'guest-data.json';
  link.click();
  URL.revokeObjectURL(address);
}
