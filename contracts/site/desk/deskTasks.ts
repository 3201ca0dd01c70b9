import * as v from 'valibot';
import { calendarDayPattern, dayNumber } from '../../values/calendarDay.ts';
import { lineSchema, textSchema } from '../fieldSchemas.ts';
import { deskQueueNames } from './deskToday.ts';

/** The maximum length of a task's note, in characters. */
export const longestTaskNote = 200;

/** The maximum number of tasks on the Today page. */
export const mostTasks = 200;

const day = v.pipe(
  v.string(),
  v.regex(calendarDayPattern, 'must be a day'),
  v.check((text) => dayNumber(text) !== undefined, 'must be a day'),
);

/**
 * The query of `GET /api/desk/tasks`, which lists the assigned tasks. With `item` it lists all
 * tasks about that booking or payment issue, assigned or not.
 */
export const deskTasksQuerySchema = v.object({ item: v.optional(lineSchema(200)) });

/**
 * A task: one item in one queue. The task exists as long as its cause. When the cause ends, the
 * assignee, the due day and the note are deleted. `assignee` is null if nobody is assigned, or if
 * the assigned member of the staff has left. `version` is null if the task has no assignee, due day
 * and note.
 */
export const deskTaskSchema = v.object({
  queue: v.picklist(deskQueueNames),
  item: v.string(),
  /** The booking of the task; null if there is none. */
  booking: v.nullable(
    v.object({ id: v.string(), number: v.nullable(v.string()), hotel: v.nullable(v.string()) }),
  ),
  since: v.nullable(v.string()),
  assignee: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The day by which the task must be done, in the operator's calendar. */
  due: v.nullable(v.string()),
  note: v.string(),
  version: v.nullable(v.string()),
});
export type DeskTask = v.InferOutput<typeof deskTaskSchema>;

/**
 * The tasks, those with the earliest due day first, and the members of the staff to whom they can
 * be assigned.
 */
export const deskTasksSchema = v.object({
  /** The current day in the operator's time zone (`TIME_ZONE`). */
  today: v.string(),
  tasks: v.array(deskTaskSchema),
  /** True if there are more tasks. */
  more: v.boolean(),
  staff: v.array(v.object({ id: v.string(), name: v.string() })),
});

/**
 * The body of `PUT`, which assigns a task. Without an assignee, a day and a note, the assignment is
 * removed. `version` is the version that the page showed; the response is 409 if it has changed.
 */
export const assignTaskSchema = v.strictObject({
  version: v.nullable(lineSchema(64)),
  assignee: v.nullable(lineSchema(64)),
  due: v.nullable(day),
  note: v.pipe(textSchema(longestTaskNote), v.trim()),
});

/** The problem of a changed task. `by` is the person who changed it after the page had loaded. */
export const taskProblemSchema = v.object({
  status: v.number(),
  code: v.picklist(['task-changed', 'task-ended', 'staff-left']),
  by: v.optional(v.nullable(v.string())),
});
