import { createSearchParams, Link } from 'react-router-dom';
import type { DeskQueue, DeskToday } from '#contracts/site/desk/deskToday.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useGetDeskTodayQuery } from '../api/deskBookingsApi.ts';
import { refreshing } from '../api/deskApi.ts';
import { BookForGuest } from '../ui/BookForGuest.tsx';
import { AssignedTasks } from './AssignedTasks.tsx';
import { Box, DeskPage } from '../ui/DeskPage.tsx';
import { durationText, Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { deskPath } from '../deskPaths.ts';
import { Alarms } from './Alarms.tsx';
import { SiteHealth } from './SiteHealth.tsx';
import styles from './today.module.css';

/**
 * The start page: problems first, then waiting work, arrivals, and the health of the services that
 * the site needs. The page reloads itself.
 */
export function TodayPage() {
  const { t } = useDeskI18n();
  const query = useGetDeskTodayQuery(undefined, refreshing);
  const { data } = query;
  return (
    <DeskPage title={t('deskFrame.pages.today')} actions={<BookForGuest />}>
      {!data && query.isError && <NotLoaded what={t('deskToday.what')} query={query} />}
      {data && query.isError && (
        <Notice tone="amber">
          {t.rich('deskToday.stale', { time: () => <Instant at={data.at} /> })}
        </Notice>
      )}
      {data ? <Loaded today={data} /> : query.isFetching && <Shapes />}
    </DeskPage>
  );
}

function Loaded({ today: { at, queues, health, differences } }: { today: DeskToday }) {
  const { t } = useDeskI18n();
  const tiles = (arrivals: boolean) => (
    <ul className={styles.tiles}>
      {queues
        .filter(({ name }) => name.startsWith('arrivals') === arrivals)
        .map((queue) => (
          <QueueTile key={queue.name} queue={queue} at={at} />
        ))}
    </ul>
  );
  return (
    <>
      <Alarms alarms={health.alarms} differences={differences} />
      <AssignedTasks />
      <Box title={t('deskToday.waiting')}>{tiles(false)}</Box>
      <Box title={t('deskToday.arrivals')}>
        {tiles(true)}
        <p className={styles.note}>{t('deskToday.day')}</p>
      </Box>
      <Box title={t('deskToday.health')}>
        <SiteHealth health={health} />
        <p className={styles.note}>
          <TextLink to={deskPath('comparisons')}>{t('deskComparisons.open')}</TextLink>
        </p>
      </Box>
    </>
  );
}

const shapes = [1, 2, 3, 4, 5, 6, 7, 8];

function Shapes() {
  const { t } = useDeskI18n();
  return (
    <Box title={t('deskToday.waiting')}>
      <ul className={styles.tiles} aria-busy="true">
        {shapes.map((shape) => (
          <TileShape key={shape} />
        ))}
      </ul>
    </Box>
  );
}

/**
 * A queue as a link to its list. The tile has the length of the queue, and how long its oldest item
 * had waited at `at`.
 */
function QueueTile({
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

/** The placeholder of a tile that has not loaded yet. */
function TileShape() {
  return (
    <li aria-hidden="true">
      <div className={styles.tile} data-empty>
        <span className={styles.shape} />
      </div>
    </li>
  );
}
