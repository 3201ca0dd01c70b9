import styles from './account.module.css';

/** What went wrong with a form as a whole. It takes the focus when no field is wrong. */
export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      {message}
    </p>
  );
}
