import * as v from 'valibot';

const goneStatus = v.picklist([404, 410]);
const goneSchema = v.union([
  v.object({ status: v.literal('CUSTOM_ERROR'), data: v.object({ responseStatus: goneStatus }) }),
  v.object({ status: v.literal('PARSING_ERROR'), originalStatus: goneStatus }),
]);

/** Whether the error of `getHotel` says that the hotel does not exist (404) or no longer does (410). */
export function isGone(error: unknown): boolean {
  return v.is(goneSchema, error);
}
