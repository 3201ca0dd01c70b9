import { useState } from 'react';
import * as v from 'valibot';
import {
  assignTaskSchema,
  type DeskTask,
  longestTaskNote,
} from '#contracts/site/desk/deskTasks.ts';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { taskProblemOf, useAssignTaskMutation } from '../api/deskTasksApi.ts';
import { useStaff } from '../session/StaffContext.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useDeskI18n } from './useDeskI18n.ts';
import { taskText } from './TaskFacts.tsx';

/**
 * Assigns a task to a member of the staff, with a due day and a note. The request carries the
 * version of the task at the time when the dialog was opened. If somebody else has changed the task
 * meanwhile, nothing is written and the dialog names that person.
 */
export function TaskDialog({
  task,
  staff,
  onClose,
}: {
  task: DeskTask;
  staff: readonly { id: string; name: string }[];
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { id } = useStaff();
  const [assign] = useAssignTaskMutation();
  const [shown] = useState(task);
  const { queue, item, version } = shown;
  const isNew = version === null && staff.some((member) => member.id === id);
  const [assignee, setAssignee] = useState(shown.assignee?.id ?? (isNew ? id : ''));
  const [due, setDue] = useState(shown.due ?? '');
  const [note, setNote] = useState(shown.note);
  const [checked, setChecked] = useState(false);
  const body = { version, assignee: assignee || null, due: due || null, note };
  const isWrong = {
    due: !v.is(assignTaskSchema.entries.due, body.due),
    note: !v.is(assignTaskSchema.entries.note, note),
  };
  const textOf = (error: unknown) => {
    const problem = taskProblemOf(error);
    if (problem?.code === 'task-ended') return t('deskTasks.dialog.ended');
    if (problem?.code === 'staff-left') return t('deskTasks.dialog.left');
    if (problem?.code !== 'task-changed') return undefined;
    return problem.by
      ? t('deskTasks.dialog.changed', { by: problem.by })
      : t('deskTasks.dialog.changedUnknown');
  };
  return (
    <ActionDialog
      title={t('deskTasks.dialog.title')}
      confirm={t('deskTasks.dialog.save')}
      look="brand"
      textOf={textOf}
      onConfirm={() => {
        setChecked(true);
        return isWrong.due || isWrong.note ? undefined : assign({ queue, item, ...body });
      }}
      onClose={onClose}
    >
      <p>
        <strong>{taskText(i18n, shown)}</strong>
      </p>
      <SelectField
        label={t('deskTasks.dialog.assignee')}
        options={[
          { value: '', text: t('deskTasks.nobody') },
          ...staff.map((member) => ({ value: member.id, text: member.name })),
        ]}
        value={assignee}
        onChange={({ target }) => setAssignee(target.value)}
      />
      <TextField
        label={t('deskTasks.dialog.due')}
        type="date"
        error={checked && isWrong.due ? t('deskTasks.dialog.dueInvalid') : undefined}
        value={due}
        onChange={({ target }) => setDue(target.value)}
      />
      <TextField
        label={t('deskTasks.dialog.note')}
        autoComplete="off"
        maxLength={longestTaskNote}
        hint={t('deskTasks.dialog.noteHint')}
        error={checked && isWrong.note ? t('deskTasks.dialog.noteLong') : undefined}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p>{t('deskTasks.dialog.text')}</p>
    </ActionDialog>
  );
}
