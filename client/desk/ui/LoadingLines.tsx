import { SkeletonLines } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './LoadingLines.module.css';
import { useDeskI18n } from './useDeskI18n.ts';

const widths = ['50%', '80%', '65%', '70%', '40%', '60%'];

/**
 * In place of what is being loaded, which `text` says to screen readers. It covers nothing: the
 * menu takes clicks meanwhile.
 */
export function LoadingLines({ text }: { text?: string }) {
  const { t } = useDeskI18n();
  return (
    <div className={styles.lines}>
      <VisuallyHidden>
        <span role="status">{text ?? t('page.loading')}</span>
      </VisuallyHidden>
      <SkeletonLines widths={widths} />
    </div>
  );
}
