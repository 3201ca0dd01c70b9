import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { Content } from './Content.tsx';
import styles from './PageNotice.module.css';

const stateSchema = v.object({ notice: v.string() });

/**
 * The navigation state that has the next page say what was done, such as 'Your account is deleted.'
 */
export function noticeState(notice: string): v.InferOutput<typeof stateSchema> {
  return { notice };
}

/** What was done on the page before, if its navigation says so. */
export function PageNotice() {
  const state: unknown = useLocation().state;
  const read = v.safeParse(stateSchema, state);
  if (!read.success) return null;
  return (
    <Content>
      <p role="status" className={styles.notice}>
        {read.output.notice}
      </p>
    </Content>
  );
}
