import * as v from 'valibot';
import { type assignTaskSchema, taskProblemSchema } from '#contracts/site/desk/deskTasks.ts';
import type { DeskQueueName } from '#contracts/site/desk/deskToday.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

type Assignment = v.InferOutput<typeof assignTaskSchema> & { queue: DeskQueueName; item: string };

/** Tasks, and whom they are assigned to. What ends a task is a change of what waits. */
const deskTasksApi = deskApi.enhanceEndpoints({ addTagTypes: ['today'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What is assigned, or with an `item` the tasks about it. */
    getTasks: build.query({
      ...call('GET /api/desk/tasks', { request: (query: { item?: string }) => ({ query }) }),
      providesTags: ['today'],
    }),
    /** After a failure the tasks are loaded again, since somebody may have changed them. */
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

/** Why a task was not assigned; undefined for any other error. */
export function taskProblemOf(error: unknown) {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
