import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import { deskTaskCalls } from '#contracts/site/calls/deskCalls.ts';
import { type assignTaskSchema, type DeskTask, mostTasks } from '#contracts/site/desk/deskTasks.ts';
import { type DeskQueueName, deskQueueNames } from '#contracts/site/desk/deskToday.ts';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { zoneOffset } from '#contracts/values/zonedTime.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { ProblemError } from '../request/problemError.ts';
import type { QueuesAt, TaskItem } from './deskQueue.ts';
import { type DeskRoute, deskRoutes } from './deskRoute.ts';

/** The parts that tasks depend on: their queues, and the time zone of their days. */
type TaskContext = {
  database: Database;
  now: () => Date;
  timeZone: string;
  queues: readonly QueuesAt[];
};

type TaskRow = {
  queue: string;
  item: string;
  assignee: string | null;
  due: string | null;
  note: string;
  version: string;
  cause_at: Date | null;
};

/**
 * Creates the routes of tasks. An item can be assigned to a member of the staff, with a day and a
 * note, if its queue has `items`.
 */
export function taskRoutes(context: TaskContext): DeskRoute[] {
  return deskRoutes(deskTaskCalls)({
    'GET /api/desk/tasks': async ({ query: { item } }) => {
      const { db } = context.database;
      const tasks = item === undefined ? await readAssigned(context) : await readOf(context, item);
      const local = context.now().getTime();
      return {
        status: 200,
        body: {
          today: dayAt(local + (zoneOffset(local, context.timeZone) ?? 0)),
          tasks: tasks.sort(byDue).slice(0, mostTasks),
          more: tasks.length > mostTasks,
          staff: await activeStaff(db),
        },
      };
    },
    'PUT /api/desk/tasks/:queue/:item': async ({ params, body, caller: { actor } }) => {
      await assign(context, actor, params, body);
      const tasks = await readOf(context, params.item);
      const task = tasks.find(({ queue, item }) => queue === params.queue && item === params.item);
      if (!task) throw ended();
      return { status: 200, body: task };
    },
  });
}

/**
 * Deletes the assignments of items that no longer wait for the same reason. The routes do not show
 * them. They stay hidden even if the item returns to its queue with a later `since`.
 */
export async function deleteEndedTasks(
  context: Pick<TaskContext, 'database' | 'now' | 'queues'>,
): Promise<number> {
  const { db } = context.database;
  const rows = await selectTasks(db).execute();
  const stand = new Set((await standing(context, rows)).map(({ row }) => row.version));
  const gone = rows.filter(({ version }) => !stand.has(version)).map(({ version }) => version);
  if (gone.length === 0) return 0;
  await db.deleteFrom('desk_tasks').where('version', 'in', gone).execute();
  return 0;
}

function selectTasks(db: Kysely<Tables>) {
  return db
    .selectFrom('desk_tasks')
    .select(['queue', 'item', 'assignee', 'note', 'version', 'cause_at'])
    .select(sql<string | null>`due::text`.as('due'));
}

/** Returns the queues with `items`. */
function queuesWithItems({ now, queues }: Pick<TaskContext, 'now' | 'queues'>) {
  return queues
    .flatMap((queuesAt) => queuesAt(now()))
    .flatMap(({ name, items }) => (items ? [{ name, items }] : []));
}

/** Returns the assignments whose item still waits for the same reason, each with its item. */
async function standing(
  context: Pick<TaskContext, 'now' | 'queues'>,
  rows: readonly TaskRow[],
): Promise<{ row: TaskRow; name: DeskQueueName; item: TaskItem }[]> {
  const found = [];
  for (const { name, items } of queuesWithItems(context)) {
    const ofQueue = rows.filter(({ queue }) => queue === name);
    if (ofQueue.length === 0) continue;
    const there = await items(ofQueue.map(({ item }) => item));
    for (const row of ofQueue) {
      const item = there.find(({ id }) => id === row.item);
      if (item && isSameCause(row, item)) found.push({ row, name, item });
    }
  }
  return found;
}

/** Returns whether an item waits for the same reason as at its assignment. */
function isSameCause({ cause_at: said }: Pick<TaskRow, 'cause_at'>, { since }: TaskItem): boolean {
  return since === null || said === null || since.getTime() <= said.getTime();
}

async function readAssigned(context: TaskContext): Promise<DeskTask[]> {
  const { db } = context.database;
  const rows = await selectTasks(db).orderBy('changed_at', 'desc').execute();
  const staff = await activeStaff(db);
  return (await standing(context, rows)).map(({ row, name, item }) =>
    taskOf(name, item, row, staff),
  );
}

/** Returns all tasks of an item or of a booking, assigned or not. */
async function readOf(context: TaskContext, id: string): Promise<DeskTask[]> {
  const { db } = context.database;
  const found = [];
  for (const { name, items } of queuesWithItems(context)) {
    for (const item of await items([id])) found.push({ name, item });
  }
  if (found.length === 0) return [];
  const ids = found.map(({ item }) => item.id);
  const rows = await selectTasks(db).where('item', 'in', ids).execute();
  const staff = await activeStaff(db);
  return found.map(({ name, item }) => {
    const row = rows.find((each) => each.queue === name && each.item === item.id);
    return taskOf(name, item, row && isSameCause(row, item) ? row : undefined, staff);
  });
}

function taskOf(
  queue: DeskQueueName,
  { id, booking, since }: TaskItem,
  row: TaskRow | undefined,
  staff: readonly { id: string; name: string }[],
): DeskTask {
  return {
    queue,
    item: id,
    booking,
    since: since?.toISOString() ?? null,
    assignee: staff.find((member) => member.id === row?.assignee) ?? null,
    due: row?.due ?? null,
    note: row?.note ?? '',
    version: row?.version ?? null,
  };
}

/** Orders tasks by their due day, then by the longest wait. Tasks without a day come last. */
function byDue(one: DeskTask, other: DeskTask): number {
  return (
    (one.due ?? '9999').localeCompare(other.due ?? '9999') ||
    (one.since ?? '').localeCompare(other.since ?? '')
  );
}

/** Returns the members of the staff who can sign in now. */
async function activeStaff(db: Kysely<Tables>): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('endedAt', 'is', null)
    .where('twoFactorEnabled', '=', true)
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map(({ id, name, email }) => ({ id, name: name || email }));
}

/**
 * Writes the assignment of a task. Throws a 409 problem if the task has changed, if its item no
 * longer waits, or if the assignee has left the staff.
 */
async function assign(
  { database, now, queues }: TaskContext,
  actor: Actor,
  { queue, item: id }: { queue: string; item: string },
  { version, assignee, due, note }: v.InferOutput<typeof assignTaskSchema>,
): Promise<void> {
  const name = deskQueueNames.find((each) => each === queue);
  const found = queuesWithItems({ now, queues }).find((each) => each.name === name);
  const item = (await found?.items([id]))?.find((each) => each.id === id);
  if (!item) throw ended();
  await database.transaction(async (tx) => {
    const before = await lockTask(tx, { queue, item: id });
    // A retry of the same request, whose first response was lost, changes nothing.
    const isNothing = assignee === null && due === null && note === '';
    if (!before && isNothing) return;
    const isSaid = before?.assignee === assignee && before.due === due && before.note === note;
    if (isSaid && before.changed_by === actor.id && isSameCause(before, item)) return;
    const present = before && isSameCause(before, item) ? before.version : null;
    if (present !== version) throw await changed(tx, before?.changed_by ?? null);
    if (assignee !== null && !(await activeStaff(tx)).some((member) => member.id === assignee)) {
      throw new ProblemError(409, 'This person is no longer a member of the staff.', {
        members: { code: 'staff-left' },
      });
    }
    if (before) await tx.deleteFrom('desk_tasks').where('version', '=', before.version).execute();
    if (!isNothing) {
      const said = { queue, item: id, assignee, due, note, version: randomUUID() };
      const by = { cause_at: item.since, changed_at: now(), changed_by: actor.id };
      const insert = tx.insertInto('desk_tasks').values({ ...said, ...by });
      const written = await insert
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst();
      // Another transaction has assigned the task first.
      if (!written) throw await changed(tx, null);
    }
    await recordAction(tx, actor, {
      action: 'tasks.assign',
      subject: { kind: queue, id },
      before: before && { assignee: before.assignee, due: before.due },
      after: { assignee, due, ...(note !== (before?.note ?? '') && { fields: ['note'] }) },
    });
  });
}

function lockTask(tx: Transaction<Tables>, { queue, item }: { queue: string; item: string }) {
  return selectTasks(tx)
    .select('changed_by')
    .where('queue', '=', queue)
    .where('item', '=', item)
    .forUpdate()
    .executeTakeFirst();
}

function ended(): ProblemError {
  return new ProblemError(409, 'The task is already done.', {
    members: { code: 'task-ended' },
  });
}

async function changed(tx: Transaction<Tables>, by: string | null): Promise<ProblemError> {
  const member =
    by === null
      ? undefined
      : await tx.selectFrom('staff').select('name').where('id', '=', by).executeTakeFirst();
  return new ProblemError(409, 'The task has changed since it was shown.', {
    members: { code: 'task-changed', by: member?.name ?? null },
  });
}
