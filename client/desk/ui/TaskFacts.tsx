import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { DeskTask } from '#contracts/site/desk/deskTasks.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useDeskI18n } from './useDeskI18n.ts';
import styles from './tasks.module.css';

/** Returns the text of a task: its queue, and the number of its booking if there is one. */
export function taskText({ t }: DeskI18n, { queue, booking }: DeskTask): string {
  const name = t(`deskToday.queues.${queue}`);
  if (!booking?.number) return name;
  return t('deskTasks.about', { queue: name, number: formatBookingNumber(booking.number) });
}

/** The assignee, the due day and the note of a task. `today` is the operator's calendar day. */
export function TaskFacts({
  task: { assignee, due, note },
  today,
}: {
  task: DeskTask;
  today: string;
}) {
  const { t } = useDeskI18n();
  return (
    <>
      <span className={styles.facts}>
        <Isolated>{assignee?.name ?? t('deskTasks.nobody')}</Isolated>
        {due !== null && <Due day={due} today={today} />}
      </span>
      {note && (
        <span className={styles.note}>
          <Isolated>{note}</Isolated>
        </span>
      )}
    </>
  );
}

function Due({ day, today }: { day: string; today: string }) {
  const { t, formats } = useDeskI18n();
  const text = formats.fullDay(day);
  if (day < today) {
    return <StatusBadge tone="danger">{t('deskTasks.overdue', { day: text })}</StatusBadge>;
  }
  if (day === today) return <StatusBadge tone="amber">{t('deskTasks.today')}</StatusBadge>;
  return <StatusBadge>{t('deskTasks.later', { day: text })}</StatusBadge>;
}
