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
 * The call for a hotel's calendar, apart from the others because only the open calendar of its page
 * makes it, and a page without a free room.
 */
export const calendarApi = hotelsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What a night costs on each day; no days where the provider does without calendars. A failure
     * is not logged, because the provider may do without this call.
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
 * The request for the days of a hotel from one day to another, for a party. None is made while
 * hotel or party are not known.
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
 * The days of a hotel from one day to another, for a party. None while they load, after a failure,
 * and where hotel or party are not known: those of another hotel, party or month are never
 * returned.
 */
export function useCalendarDays(...asked: Parameters<typeof useCalendar>): readonly CalendarDay[] {
  const { currentData, isError } = useCalendar(...asked);
  return (!isError && currentData?.days) || none;
}
