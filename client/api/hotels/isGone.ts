import * as v from 'valibot';

const goneSchema = v.object({
  status: v.literal('CUSTOM_ERROR'),
  data: v.object({ responseStatus: v.picklist([404, 410]), own: v.literal(true) }),
});

/**
 * Returns whether the error of `getHotel` says that the hotel does not exist (404) or no longer
 * exists (410). As on the server, such a status counts only with a JSON body of the provider,
 * because any other body may come from a gateway.
 */
export function isGone(error: unknown): boolean {
  return v.is(goneSchema, error);
}
