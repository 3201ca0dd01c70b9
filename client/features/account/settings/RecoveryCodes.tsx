import { useRenewRecoveryCodesMutation } from '../../../api/account/accountApi.ts';
import { useFocusOnMount } from '../../../ui/useFocusOnMount.ts';
import styles from '../account.module.css';
import { PasswordPrompt } from './PasswordPrompt.tsx';

/** Makes new recovery codes in place of those that are used or lost. */
export function RenewCodes() {
  const [renew, { data }] = useRenewRecoveryCodesMutation();
  const form = useFocusOnMount<HTMLDivElement>();
  const submit = async (password: string) => {
    await renew({ password }).unwrap();
  };
  if (data) return <RenewedCodes codes={data.recoveryCodes} />;
  return (
    <div ref={form} tabIndex={-1} className={styles.fields}>
      <p>The codes that you have now will not work any more.</p>
      <PasswordPrompt submit={submit} action="Make new recovery codes" />
    </div>
  );
}

function RenewedCodes({ codes }: { codes: readonly string[] }) {
  const part = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1} className={styles.fields}>
      <p>These are your new recovery codes. The ones before them do not work any more.</p>
      <RecoveryCodeList codes={codes} />
    </div>
  );
}

/** The codes with which one signs in without the app. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <bdi dir="ltr">{code}</bdi>
        </li>
      ))}
    </ul>
  );
}
