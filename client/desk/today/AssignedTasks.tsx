import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DeskTask } from '#contracts/site/desk/deskTasks.ts';
import { Button } from '../../ui/Button.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { refreshing } from '../api/deskApi.ts';
import { useGetTasksQuery } from '../api/deskTasksApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted, useStaff } from '../session/StaffContext.ts';
import { Box } from '../ui/DeskPage.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { TaskFacts, taskText } from '../ui/TaskFacts.tsx';
import styles from '../ui/tasks.module.css';

const views = ['all', 'mine'] as const;

/**
 * The assigned tasks, with overdue tasks and those due today first. The address selects all tasks
 * or only the tasks of the signed-in member. Renders nothing if no task is assigned.
 */
export function AssignedTasks() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const query = useGetTasksQuery({}, refreshing);
  const { id } = useStaff();
  const mayAssign = usePermitted('tasks.assign');
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState<DeskTask>();
  const { data } = query;
  if (!data && !query.isError) return null;
  if (data?.tasks.length === 0) return null;
  const view = parameters.get('tasks') === 'mine' ? 'mine' : 'all';
  const tasks = (data?.tasks ?? []).filter(({ assignee }) => view === 'all' || assignee?.id === id);
  return (
    <Box
      title={t('deskTasks.title')}
      actions={
        data && (
          <nav aria-label={t('deskTasks.whose')} className={styles.views}>
            {views.map((each) => (
              <Link
                key={each}
                className={styles.view}
                to={{ search: each === 'mine' ? '?tasks=mine' : '' }}
                replace
                preventScrollReset
                aria-current={each === view ? 'true' : undefined}
              >
                {t(`deskTasks.${each}`)}
              </Link>
            ))}
          </nav>
        )
      }
    >
      {query.isError && <NotLoaded what={t('deskTasks.what')} query={query} />}
      {data && !data.more && tasks.length === 0 && <p>{t('deskTasks.noneMine')}</p>}
      <ul className={styles.tasks}>
        {data &&
          tasks.map((task) => (
            <li key={`${task.queue} ${task.item}`} className={styles.task}>
              <span className={styles.what}>
                <TextLink to={taskPath(task)}>{taskText(i18n, task)}</TextLink>
                {task.booking?.hotel && (
                  <span>
                    <Isolated>{task.booking.hotel}</Isolated>
                  </span>
                )}
                <TaskFacts task={task} today={data.today} />
              </span>
              {mayAssign && (
                <Button
                  aria-label={`${t('deskTasks.change')}: ${taskText(i18n, task)}`}
                  onClick={() => setChosen(task)}
                >
                  {t('deskTasks.change')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {data?.more && <p className={styles.note}>{t('deskTasks.more')}</p>}
      {chosen && data && (
        <TaskDialog task={chosen} staff={data.staff} onClose={() => setChosen(undefined)} />
      )}
    </Box>
  );
}

function taskPath({ booking }: DeskTask): string {
  return booking ? deskPath('booking', { id: booking.id }) : deskPath('payments');
}
