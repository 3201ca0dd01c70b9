import { Button } from '../../ui/Button.tsx';
import styles from './account.module.css';

/** The state of a query, as RTK Query gives it. */
export interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** In place of what could not be loaded; `retry` requests it again. */
export function NotLoaded({ retry }: { retry: () => unknown }) {
  return (
    <div className={styles.fields}>
      <p role="alert">This could not be loaded. Check your connection and try again.</p>
      <div>
        <Button onClick={() => void retry()}>Try again</Button>
      </div>
    </div>
  );
}
