import * as v from 'valibot';
import {
  type DeskTemplate,
  type TemplateChange,
  templateProblemSchema,
} from '#contracts/site/desk/deskTemplates.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/**
 * The calls about the operator's templates. An open editor loads its template only once, so that a
 * reload never replaces typed text.
 */
const deskTemplatesApi = deskApi.enhanceEndpoints({ addTagTypes: ['templates'] }).injectEndpoints({
  endpoints: (build) => ({
    getDeskTemplates: build.query({
      ...call('GET /api/desk/templates', { request: () => ({}) }),
      providesTags: ['templates'],
    }),
    getDeskTemplate: build.query({
      ...call('GET /api/desk/templates/:id', { request: (id: string) => ({ params: { id } }) }),
      keepUnusedDataFor: 0,
    }),
    createTemplate: build.mutation({
      ...call('POST /api/desk/templates'),
      invalidatesTags: ['templates'],
    }),
    changeTemplate: build.mutation({
      ...call('PUT /api/desk/templates/:id', {
        request: ({ id, ...body }: TemplateChange & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['templates'],
    }),
    deleteTemplate: build.mutation({
      ...call('DELETE /api/desk/templates/:id', {
        request: ({ id, version }: Pick<DeskTemplate, 'id' | 'version'>) => ({
          params: { id },
          body: { version },
        }),
      }),
      invalidatesTags: ['templates'],
    }),
  }),
});

export const {
  useGetDeskTemplatesQuery,
  useGetDeskTemplateQuery,
  useCreateTemplateMutation,
  useChangeTemplateMutation,
  useDeleteTemplateMutation,
} = deskTemplatesApi;

const errorSchema = v.object({ data: templateProblemSchema });
const goneSchema = v.object({ status: v.literal(404) });

/**
 * Returns the reason why a template was not stored, with the present version; undefined for any
 * other error.
 */
export function templateProblemOf(error: unknown) {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}

/** Tells whether an error means that the template no longer exists. */
export function isGone(error: unknown): boolean {
  return v.is(goneSchema, error);
}
