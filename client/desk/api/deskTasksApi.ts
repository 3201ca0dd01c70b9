import * as v from 'valibot';
import { type assignTaskSchema, taskProblemSchema } from '#contracts/site/desk/deskTasks.ts';
import type { DeskQueueName } from '#contracts/site/desk/deskToday.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

type Assignment = v.InferOutput<typeof assignTaskSchema> & { queue: DeskQueueName; item: string };

/**
 * The calls about tasks and their assignees. They share a tag with the waiting work, because a task
 * ends when its item no longer waits.
 */
const deskTasksApi = deskApi.enhanceEndpoints({ addTagTypes: ['today'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Loads all assigned tasks, or with an `item` the tasks about that item. */
    getTasks: build.query({
      ...call('GET /api/desk/tasks', { request: (query: { item?: string }) => ({ query }) }),
      providesTags: ['today'],
    }),
    /** Assigns a task. A failure reloads the tasks too, because somebody may have changed them. */
    assignTask: build.mutation({
      ...call('PUT /api/desk/tasks/:queue/:item', {
        request: ({ queue, item, ...body }: Assignment) => ({ params: { queue, item }, body }),
      }),
      invalidatesTags: ['today'],
    }),
  }),
});

export const { useGetTasksQuery, useAssignTaskMutation } = deskTasksApi;

const errorSchema = v.object({ data: taskProblemSchema });

/** Returns the reason why a task was not assigned; undefined for any other error. */
export function taskProblemOf(error: unknown) {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
