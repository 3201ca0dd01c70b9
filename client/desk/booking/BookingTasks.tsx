import { useState } from 'react';
import type { DeskTask } from '#contracts/site/desk/deskTasks.ts';
import { Button } from '../../ui/Button.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { refreshing } from '../api/deskApi.ts';
import { useGetTasksQuery } from '../api/deskTasksApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { Box } from '../ui/DeskPage.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { TaskFacts } from '../ui/TaskFacts.tsx';
import styles from '../ui/tasks.module.css';

/**
 * The tasks of a booking with their assignees and due days. Renders nothing if the booking has
 * none.
 */
export function BookingTasks({ bookingId }: { bookingId: string }) {
  const { t } = useDeskI18n();
  const query = useGetTasksQuery({ item: bookingId }, refreshing);
  const mayAssign = usePermitted('tasks.assign');
  const [chosen, setChosen] = useState<DeskTask>();
  const data = query.currentData;
  if (!data) {
    return query.isError ? (
      <Box title={t('deskTasks.box')}>
        <NotLoaded what={t('deskTasks.what')} query={query} />
      </Box>
    ) : null;
  }
  if (data.tasks.length === 0) return null;
  return (
    <Box title={t('deskTasks.box')}>
      <ul className={styles.tasks}>
        {data.tasks.map((task) => (
          <li key={`${task.queue} ${task.item}`} className={styles.task}>
            <span className={styles.what}>
              <strong>{t(`deskToday.queues.${task.queue}`)}</strong>
              <TaskFacts task={task} today={data.today} />
            </span>
            {mayAssign && (
              <Button onClick={() => setChosen(task)}>
                {t(task.version === null ? 'deskTasks.assign' : 'deskTasks.change')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <TaskDialog task={chosen} staff={data.staff} onClose={() => setChosen(undefined)} />
      )}
    </Box>
  );
}
