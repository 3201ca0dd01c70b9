import { useContext, useRef } from 'react';
import { mostCompared } from '../../domain/addresses/compareAddress.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './CompareBar.module.css';
import { CompareChoice } from './CompareBox.tsx';

/**
 * Lists the ticked hotels, each with a button to remove it, and links to their comparison at
 * `address`. The bar stays at the bottom of the view while the results are shown. `nameOf` returns
 * the name of a hotel in the results. When a focused button disappears, the focus stays in the bar.
 */
export function CompareBar({
  nameOf,
  address,
}: {
  nameOf: (id: string) => string | undefined;
  address: string;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const choice = useContext(CompareChoice);
  const bar = useRef<HTMLDivElement>(null);
  if (!choice) return null;
  const { ids, onChange, noteId } = choice;
  const remove = (id: string) => {
    bar.current?.focus({ preventScroll: true });
    onChange(ids.filter((other) => other !== id));
  };
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('compare.choice.chosen')}
      tabIndex={-1}
      className={ids.length > 0 ? styles.bar : styles.empty}
    >
      <p role="status" id={noteId} className={styles.note}>
        {noteOf(i18n, ids.length)}
      </p>
      {ids.length > 0 && (
        <ul className={styles.chosen}>
          {ids.map((id) => {
            const name = nameOf(id) ?? t('compare.choice.notInResults');
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={t('compare.choice.remove', { name })}
                  className={styles.chip}
                  onClick={() => remove(id)}
                >
                  <span dir="auto" className={styles.name}>
                    {name}
                  </span>
                  <CloseIcon size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {ids.length > 1 && (
        <LinkButton to={address} look="brand" className={styles.link}>
          {t('compare.choice.open', { count: ids.length })}
        </LinkButton>
      )}
    </div>
  );
}

function noteOf({ t }: SiteI18n, count: number): string {
  if (count === 0) return '';
  if (count === 1) return t('compare.choice.one');
  const note = count < mostCompared ? 'compare.choice.some' : 'compare.choice.most';
  return t(note, { count, most: mostCompared });
}
