import * as v from 'valibot';
import { calendarDayPattern, dayNumber } from '../../values/calendarDay.ts';
import { lineSchema, textSchema } from '../fieldSchemas.ts';
import { deskQueueNames } from './deskToday.ts';

/** The longest note of a task. */
export const longestTaskNote = 200;

/** The most tasks that Today lists. */
export const mostTasks = 200;

const day = v.pipe(
  v.string(),
  v.regex(calendarDayPattern, 'must be a day'),
  v.check((text) => dayNumber(text) !== undefined, 'must be a day'),
);

/**
 * `GET /api/desk/tasks`: what is assigned, or with `item` all tasks about that booking or issue of a
 * payment, assigned or not.
 */
export const deskTasksQuerySchema = v.object({ item: v.optional(lineSchema(200)) });

/**
 * A task: one thing in one queue. It exists as long as its cause, and so do its assignee, day and
 * note. `assignee` is null for nobody, also once its member of the staff has left. `version` is null while
 * nobody has said anything of it.
 */
export const deskTaskSchema = v.object({
  queue: v.picklist(deskQueueNames),
  item: v.string(),
  /** The booking that it is about; null where there is none. */
  booking: v.nullable(
    v.object({ id: v.string(), number: v.nullable(v.string()), hotel: v.nullable(v.string()) }),
  ),
  since: v.nullable(v.string()),
  assignee: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** By which day of the operator's calendar it is to be done. */
  due: v.nullable(v.string()),
  note: v.string(),
  version: v.nullable(v.string()),
});
export type DeskTask = v.InferOutput<typeof deskTaskSchema>;

/** Tasks, what is due first before the others, and whom they can be assigned to. */
export const deskTasksSchema = v.object({
  /** The day that it is for the operator (`TIME_ZONE`). */
  today: v.string(),
  tasks: v.array(deskTaskSchema),
  /** There are more than these. */
  more: v.boolean(),
  staff: v.array(v.object({ id: v.string(), name: v.string() })),
});

/**
 * `PUT`: assigns a task. Without assignee, day and note it is assigned no more. `version` is the one
 * that was shown; a 409 says that it is another one by now.
 */
export const assignTaskSchema = v.strictObject({
  version: v.nullable(lineSchema(64)),
  assignee: v.nullable(lineSchema(64)),
  due: v.nullable(day),
  note: v.pipe(textSchema(longestTaskNote), v.trim()),
});

/** `by`: who has changed the task since it was shown. */
export const taskProblemSchema = v.object({
  status: v.number(),
  code: v.picklist(['task-changed', 'task-ended', 'staff-left']),
  by: v.optional(v.nullable(v.string())),
});
