import * as v from 'valibot';
import { textSchema } from '../fieldSchemas.ts';

/** Why somebody at the desk does something; the record keeps it. */
export const reasonSchema = v.pipe(textSchema(500), v.trim(), v.nonEmpty('is required'));
