import { skipToken } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  type calendarCall,
  type CalendarDay,
  type CalendarQuery,
  readCalendarDays,
} from '#contracts/provider/calendar.ts';
import { formatParty, isDefaultParty, type Party } from '#contracts/values/party.ts';
import { hotelsApi, requestOf } from './hotelsApi.ts';

const responseSchema = v.object({ days: v.nullish(v.array(v.unknown())) });

/**
 * The call for a hotel's calendar. It is separate from the other calls because only two parts of a
 * hotel page make it: the open calendar, and the part for a hotel without a free room.
 */
export const calendarApi = hotelsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The price of a night on each day. Empty if the provider has no calendars. A failure is not
     * logged, because the provider may not support this call.
     */
    getCalendar: build.query<
      { days: CalendarDay[] },
      CalendarQuery & { id: string },
      v.InferOutput<typeof responseSchema>
    >({
      query: ({ id, ...query }) =>
        requestOf<typeof calendarCall>('/api/hotels/:id/calendar', query, id),
      rawResponseSchema: responseSchema,
      transformResponse: ({ days }) => ({ days: readCalendarDays(days ?? []) }),
      providesTags: ['rooms'],
      keepUnusedDataFor: 60 satisfies (typeof calendarCall)['keptSeconds'],
    }),
  }),
});

const none: readonly CalendarDay[] = [];

/**
 * Requests a range of days of a hotel for a party. No request is made until the hotel and the party
 * are known.
 */
export function useCalendar(
  hotelId: string | undefined,
  party: Party | undefined,
  days: { from: string; to: string },
) {
  return calendarApi.useGetCalendarQuery(
    hotelId !== undefined && party && days.from <= days.to
      ? {
          id: hotelId,
          ...days,
          ...(!isDefaultParty(party) && { occupancy: formatParty(party) }),
        }
      : skipToken,
  );
}

/**
 * Returns a range of days of a hotel for a party. The list is empty while the days load, after a
 * failure, and until the hotel and the party are known. It never contains days of another hotel,
 * party or month.
 */
export function useCalendarDays(...asked: Parameters<typeof useCalendar>): readonly CalendarDay[] {
  const { currentData, isError } = useCalendar(...asked);
  return (!isError && currentData?.days) || none;
}
