import { useState } from 'react';
import { encode } from 'uqr';
import styles from './AuthenticatorSetup.module.css';
import { AnchorButton, Button } from '../Button.tsx';
import { TextField } from './TextField.tsx';
import { useI18n } from '../useI18n.ts';

/**
 * The steps before the first code of an authenticator app. They show the app's key as a QR code, as
 * text and as a link, and the recovery codes.
 */
export function AuthenticatorSetup({
  uri,
  secret,
  recoveryCodes,
}: {
  uri: string;
  secret: string;
  recoveryCodes: readonly string[];
}) {
  const { t } = useI18n();
  return (
    <>
      <p>{t('accountSettings.twoStep.scan')}</p>
      <QrCode text={uri} label={t('accountSettings.twoStep.qrCode')} />
      <p>
        {t.rich('accountSettings.twoStep.typeKey', {
          key: secret,
          secret: (chunks) => (
            <bdi dir="ltr" className={styles.secret}>
              {chunks}
            </bdi>
          ),
        })}
      </p>
      <AnchorButton href={uri}>{t('accountSettings.twoStep.openApp')}</AnchorButton>
      <p>{t('accountSettings.twoStep.keepCodes')}</p>
      <RecoveryCodeList codes={recoveryCodes} />
    </>
  );
}

/** The field for the first code of the app. The name of the field is `code`. */
export function AuthenticatorCodeField({ error }: { error: string | undefined }) {
  const { t } = useI18n();
  return (
    <TextField
      label={t('accountSettings.twoStep.code')}
      name="code"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      error={error}
    />
  );
}

/**
 * The codes for signing in without the app, with buttons to copy them or save them as a file. They
 * are shown only once.
 */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { t } = useI18n();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const lines = codes.join('\n');
  const file = `${t('accountSettings.recoveryCodes.file')}\n\n${lines}\n`;
  async function copy() {
    setOutcome(undefined);
    try {
      await window.navigator.clipboard.writeText(lines);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  }
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <Button onClick={() => void copy()}>{t('accountSettings.recoveryCodes.copy')}</Button>
        <AnchorButton
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="stayfarer-recovery-codes.txt"
        >
          {t('accountSettings.recoveryCodes.save')}
        </AnchorButton>
        <span role="status">{outcome && t(`accountSettings.recoveryCodes.${outcome}`)}</span>
      </div>
    </>
  );
}

/**
 * A text as a QR code (ISO/IEC 18004). It is dark on white in every theme, because some apps cannot
 * read inverse codes.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  // ISO/IEC 18004 requires a margin of four modules.
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
