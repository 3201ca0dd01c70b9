import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { Content } from './Content.tsx';
import styles from './PageNotice.module.css';

const stateSchema = v.object({ notice: v.string() });

/**
 * Returns a navigation state that makes the next page report the last action, such as 'Your account
 * is deleted.'
 */
export function noticeState(notice: string): v.InferOutput<typeof stateSchema> {
  return { notice };
}

/** A message about the action on the previous page, if its navigation state has one. */
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
