import * as v from 'valibot';

/** Stands for the id in the address of the page that creates a template. */
export const newTemplate = 'new';

/** The change of a template that the list reports next. */
export const doneSchema = v.object({ done: v.picklist(['saved', 'deleted']), name: v.string() });
export type Done = v.InferOutput<typeof doneSchema>;
