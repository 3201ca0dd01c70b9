import { createSearchParams, Link } from 'react-router-dom';
import type { DeskQueue } from '#contracts/site/desk/deskToday.ts';
import { deskPath } from '../deskPaths.ts';
import { durationText } from '../ui/durationText.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './today.module.css';

/** A queue as a link to its list: how many it has, and how long the oldest has waited at `at`. */
export function QueueTile({
  queue: { name, count, more, oldest, late, list, query },
  at,
}: {
  queue: DeskQueue;
  at: string;
}) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const search = createSearchParams(query).toString();
  return (
    <li>
      <Link
        className={styles.tile}
        data-late={late}
        data-empty={count === 0}
        to={{ pathname: deskPath(list), search }}
      >
        <span className={styles.count}>
          {more ? t('deskToday.more', { count }) : formats.number(count)}
        </span>
        <span className={styles.name}>{t(`deskToday.queues.${name}`)}</span>
        {oldest !== null && (
          <span className={styles.age}>
            {t(late ? 'deskToday.oldestLate' : 'deskToday.oldest', {
              age: durationText(i18n, oldest, Date.parse(at)),
            })}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The place of a tile that is not loaded yet. */
export function TileShape() {
  return (
    <li aria-hidden="true">
      <div className={styles.tile} data-empty>
        <span className={styles.shape} />
      </div>
    </li>
  );
}
