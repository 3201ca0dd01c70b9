import * as v from 'valibot';

/** Stands for the id in the address of the page that creates a template. */
export const newTemplate = 'new';

/** The navigation state with the latest change of a template. The list reports this change. */
export const doneSchema = v.object({ done: v.picklist(['saved', 'deleted']), name: v.string() });
export type Done = v.InferOutput<typeof doneSchema>;
