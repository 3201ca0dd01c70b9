import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { SignInResponse } from '#contracts/site/account/account.ts';
import { longestCode } from '#contracts/values/longestTexts.ts';
import { useTwoStepMutation } from '../../../api/account/accountApi.ts';
import { accountErrorOf } from '../../../api/account/accountError.ts';
import { routes } from '../../../domain/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { noticeState } from '../../../ui/page/PageNotice.tsx';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { browserZone } from './browserZone.ts';
import { onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useSessionChange } from '../session/useSessionChange.ts';
import { useAccountForm } from '../useAccountForm.ts';

/**
 * Handles the response to a password or a code. After a successful sign-in, `onResponse` goes to
 * `path`. If the account needs a code, `secondStep` is the form for the code. Otherwise
 * `secondStep` is undefined. With `asksCode`, the form for the code is shown first.
 *
 * The next page shows the text that `welcome` returns. After a sign-in with a recovery code, the
 * page shows the number of remaining codes instead. The page also says if an account at another
 * site was linked. If the code comes too late, the sign-in page says so and starts again.
 */
export function useSecondStep(
  path: string,
  { welcome, asksCode = false }: { welcome?: () => Promise<string>; asksCode?: boolean } = {},
) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const [needsCode, setNeedsCode] = useState(asksCode);
  const onResponse = async (response: SignInResponse) => {
    setNeedsCode(response.outcome === 'two-step');
    if (response.outcome === 'two-step') return;
    changeSession(response.session);
    const { codesLeft: count, linked: name } = response;
    const notices = [
      count === undefined ? await welcome?.() : t('signIn.code.left', { count }),
      name && t('signIn.oidc.linked', { name }),
    ];
    const notice = notices.filter(Boolean).join(' ');
    void navigate(path, { replace: true, state: notice ? noticeState(notice) : undefined });
  };
  const onExpired = () => {
    setNeedsCode(false);
    void navigate(routes.signIn, { replace: true, state: { from: path, expired: true } });
  };
  const secondStep = needsCode ? (
    <TwoStepForm onResponse={onResponse} onExpired={onExpired} />
  ) : undefined;
  return { onResponse, secondStep };
}

const expiredSchema = v.object({ expired: v.literal(true) });

/** Returns whether the router's state says that a code came too late. */
export function hasExpired(state: unknown): boolean {
  return v.is(expiredSchema, state);
}

/** Asks for a code from an authenticator app, or for a recovery code. */
function TwoStepForm({
  onResponse,
  onExpired,
}: {
  onResponse: (response: SignInResponse) => Promise<void>;
  /** Called if the step took too long, so that the password is needed again. */
  onExpired: () => void;
}) {
  const { t } = useI18n();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [twoStep] = useTwoStepMutation();
  const field = useFocusOnMount<HTMLInputElement>();
  const isApp = kind === 'app';
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ code: !read('code').trim() && 'code' }),
    send: async (read) => {
      try {
        await onResponse(
          await twoStep({ kind, code: read('code').trim(), ...browserZone() }).unwrap(),
        );
      } catch (thrown) {
        const error = accountErrorOf(thrown);
        if (error.kind === 'problem' && error.code === 'sign-in-again') onExpired();
        throw thrown;
      }
    },
  });
  return (
    <form {...props}>
      <div className={styles.fields}>
        <FormAlert message={errors['']} />
        <TextField
          key={kind}
          ref={field}
          label={isApp ? t('signIn.code.app') : t('signIn.code.recovery')}
          name="code"
          dir="ltr"
          autoCapitalize="none"
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          maxLength={longestCode}
          hint={isApp ? t('signIn.code.appHint') : t('signIn.code.recoveryHint')}
          error={errors['code']}
        />
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          {t('signIn.code.submit')}
        </Button>
        <Button look="quiet" wide onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? t('signIn.code.useRecovery') : t('signIn.code.useApp')}
        </Button>
      </div>
    </form>
  );
}
