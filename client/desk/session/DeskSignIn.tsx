import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deskOpenIdOutcomes } from '#contracts/site/desk/deskSession.ts';
import { longestCode, longestEmail, longestPassword } from '#contracts/values/longestTexts.ts';
import { readOpenIdName } from '../../domain/addresses/openIdReturn.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordBox } from '../../ui/fields/PasswordBox.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import { useGiveDeskCodeMutation, useSignInToDeskMutation } from '../api/deskSessionApi.ts';
import { DeskPage } from '../ui/DeskPage.tsx';
import { PasskeyPart } from '../ui/passkeys/PasskeyPart.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { OpenIdButton } from './OpenIdButton.tsx';
import styles from './session.module.css';
import { useDeskForm } from './useDeskForm.ts';

/** The outcomes of a failed sign-in at an identity provider. */
const refused = deskOpenIdOutcomes.filter((outcome) => outcome !== 'code');

/**
 * Signs a member of the staff in, in two steps. Afterwards the frame shows the page of the current
 * address.
 */
export function DeskSignIn() {
  const { t } = useDeskI18n();
  const [parameters, setParameters] = useSearchParams();
  const [outcome] = useState(() => parameters.get('oidc'));
  // Removes the outcome from the address. After the sign-in, the desk shows the page of this
  // address.
  useEffect(() => {
    if (parameters.has('oidc')) setParameters({}, { replace: true });
  }, [parameters, setParameters]);
  const [asksCode, setAsksCode] = useState(outcome === 'code');
  const [tooLate, setTooLate] = useState(false);
  const name = readOpenIdName();
  const known = refused.find((each) => each === outcome) ?? 'failed';
  return (
    <DeskPage title={t('deskSession.title')}>
      {outcome !== null && outcome !== 'code' && !asksCode && (
        <Notice tone="danger">{t(`deskSession.oidc.outcome.${known}`, { name })}</Notice>
      )}
      {tooLate && !asksCode && <Notice tone="danger">{t('deskSession.errors.signInAgain')}</Notice>}
      {asksCode ? (
        <Code
          onStartAgain={(late) => {
            setTooLate(late);
            setAsksCode(false);
          }}
        />
      ) : (
        <>
          <Password onRight={() => setAsksCode(true)} />
          <PasskeyPart to="sign-in" />
          {name !== '' && <OpenIdButton name={name} />}
        </>
      )}
      <p className={styles.note}>{t('deskSession.lost')}</p>
    </DeskPage>
  );
}

function Password({ onRight }: { onRight: () => void }) {
  const { t } = useDeskI18n();
  const [signIn] = useSignInToDeskMutation();
  const { errors, sending, props } = useDeskForm({
    check: (read) => ({
      email: read('email').includes('@') ? undefined : t('deskSession.errors.email'),
      password: read('password') ? undefined : t('account.errors.password'),
    }),
    send: async (read) => {
      const result = await signIn({ email: read('email'), password: read('password') });
      if (!result.error) onRight();
      return result;
    },
  });
  return (
    <form {...props} className={styles.form}>
      {errors[''] && <Notice tone="danger">{errors['']}</Notice>}
      <TextField
        label={t('account.fields.email')}
        type="email"
        name="email"
        autoComplete="username webauthn"
        maxLength={longestEmail}
        error={errors['email']}
      />
      <PasswordBox
        label={t('account.fields.password')}
        name="password"
        autoComplete="current-password"
        maxLength={longestPassword}
        error={errors['password']}
      />
      <Button type="submit" look="brand" wide aria-disabled={sending}>
        {t('deskSession.next')}
      </Button>
    </form>
  );
}

function Code({ onStartAgain }: { onStartAgain: (tooLate: boolean) => void }) {
  const { t } = useDeskI18n();
  const [giveCode] = useGiveDeskCodeMutation();
  const { errors, sending, props } = useDeskForm({
    check: (read) => ({ code: read('code').trim() ? undefined : t('account.errors.code') }),
    send: async (read) => {
      const result = await giveCode({ code: read('code'), recovery: read('recovery') !== '' });
      if (deskProblemCodeOf(result.error) !== 'sign-in-again') return result;
      onStartAgain(true);
      return {};
    },
  });
  return (
    <form {...props} className={styles.form}>
      <p>{t('deskSession.codeText')}</p>
      {errors[''] && <Notice tone="danger">{errors['']}</Notice>}
      <CodeField error={errors['code']} />
      <Button type="submit" look="brand" wide aria-disabled={sending}>
        {t('deskSession.signIn')}
      </Button>
      <Button look="quiet" wide onClick={() => onStartAgain(false)}>
        {t('deskSession.startAgain')}
      </Button>
    </form>
  );
}

/** Shows the fields `code` and `recovery`, for a code of the app or, if chosen, a recovery code. */
function CodeField({ error }: { error: string | undefined }) {
  const { t } = useDeskI18n();
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <TextField
        label={t(recovery ? 'signIn.code.recovery' : 'signIn.code.app')}
        hint={t(recovery ? 'signIn.code.recoveryHint' : 'signIn.code.appHint')}
        name="code"
        dir="ltr"
        autoFocus
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        maxLength={longestCode}
        error={error}
      />
      <CheckboxField
        name="recovery"
        checked={recovery}
        onChange={({ target }) => setRecovery(target.checked)}
      >
        {t('signIn.code.useRecovery')}
      </CheckboxField>
    </>
  );
}
