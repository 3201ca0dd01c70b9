import { deskTemplateCalls } from '#contracts/site/calls/deskCalls.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  languagesOf,
  readTemplate,
  readTemplates,
} from './storedTemplates.ts';

/** Returns the routes of the operator's templates for messages to guests. */
export function templateRoutes(context: Pick<BookingContext, 'database' | 'now'>): DeskRoute[] {
  const { db } = context.database;
  return deskRoutes(deskTemplateCalls)({
    'GET /api/desk/templates': async () => {
      const all = await readTemplates(db);
      const templates = all.map(({ id, name, texts, changedAt, changedBy }) => ({
        id,
        name,
        changedAt,
        changedBy,
        languages: languagesOf(texts),
      }));
      return { status: 200, body: { templates } };
    },
    'GET /api/desk/templates/:id': async ({ params: { id } }) => ({
      status: 200,
      body: await readTemplate(db, id),
    }),
    'POST /api/desk/templates': async ({ caller: { actor }, body }) => {
      await createTemplate({ ...context, actor }, body);
      return { status: 201, body: await readTemplate(db, body.id) };
    },
    'PUT /api/desk/templates/:id': async ({ caller: { actor }, params: { id }, body }) => {
      await changeTemplate({ ...context, actor }, id, body);
      return { status: 200, body: await readTemplate(db, id) };
    },
    'DELETE /api/desk/templates/:id': async ({ caller: { actor }, params: { id }, body }) => {
      await deleteTemplate({ ...context, actor }, id, body.version);
      return { status: 204 };
    },
  });
}
