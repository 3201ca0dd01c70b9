import { encode } from 'uqr';
import type { Session, TwoStepStart } from '#contracts/site/account.ts';
import { useConfirmTwoStepMutation } from '../../../api/account/accountApi.ts';
import { AnchorButton, Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import styles from '../account.module.css';
import { onlyErrors } from '../checkFields.ts';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { RecoveryCodeList } from './RecoveryCodes.tsx';

/** The steps that turn two-step sign-in on: the key for the app, the recovery codes, and a code of the app. */
export function TwoStepSetup({
  started: { uri, secret, recoveryCodes },
  onConfirmed,
}: {
  started: TwoStepStart;
  onConfirmed: (session: Session) => void;
}) {
  const [confirm] = useConfirmTwoStepMutation();
  const steps = useFocusOnMount<HTMLDivElement>();
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ code: !read('code').trim() && 'Enter the code.' }),
    send: async (read) => {
      const { session } = await confirm({ code: read('code').trim() }).unwrap();
      if (session) onConfirmed(session);
    },
  });
  return (
    <div ref={steps} tabIndex={-1} className={styles.fields}>
      <p>1. Scan this code with your authenticator app:</p>
      <QrCode text={uri} label="The key as a QR code" />
      <p>
        Or type this key into it:{' '}
        <bdi dir="ltr" className={styles.secret}>
          {secret}
        </bdi>
      </p>
      <AnchorButton href={uri}>Open the app on this device</AnchorButton>
      <p>2. Keep these recovery codes. Each works once, when your app is not at hand:</p>
      <RecoveryCodeList codes={recoveryCodes} />
      <form {...props} className={styles.fields}>
        <FormAlert message={errors['']} />
        <TextField
          label="3. Code from your app"
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={errors['code']}
        />
        <Button type="submit" look="brand" aria-disabled={sending}>
          Turn it on
        </Button>
      </form>
    </div>
  );
}

/** A text as a QR code (ISO/IEC 18004), dark on white in every theme, since not all apps read the inverse. */
function QrCode({ text, label }: { text: string; label: string }) {
  // Four modules of margin are part of the code.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
