import * as v from 'valibot';

/** In place of an id in the address of the page that makes a template. */
export const newTemplate = 'new';

/** What was done with which template, for the list that is shown next. */
export const doneSchema = v.object({ done: v.picklist(['saved', 'deleted']), name: v.string() });
export type Done = v.InferOutput<typeof doneSchema>;
