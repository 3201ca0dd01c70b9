import { bookedParty } from '#contracts/site/bookedParty.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import type { I18n } from '#contracts/texts/createI18n.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import type { HotelTexts } from '#contracts/texts/en/hotelTexts.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { extraText } from '#contracts/texts/termsText.ts';

/** The texts of a room of a booking. Unknown texts are ''. */
export interface RoomTexts {
  readonly name: string;
  /** The guests of the room: '2 adults, 1 child'. */
  readonly guests: string;
  readonly meal: string;
  /** The extras that were added to the room. */
  readonly extras: readonly string[];
  /** The name of the guest in whose name the room is booked. */
  readonly lead: string;
}

type RoomI18n = I18n<
  Pick<FirstTexts, 'stay'> & Pick<HotelTexts, 'stayTerms'> & Pick<HotelTexts, 'services'>
>;

/** Returns the texts of each room of a booking. */
export function roomTexts(
  i18n: RoomI18n,
  { stay, rates, hotel, traveller }: Pick<Booking, 'stay' | 'rates' | 'hotel' | 'traveller'>,
): RoomTexts[] {
  const guests = traveller?.guests ?? [];
  return bookedParty(stay).map((people, room) => {
    const meal = rates[room]?.meal ?? stay.rooms[room]?.meal;
    const lead = guests[room] ?? guests[0];
    return {
      name: hotel.roomNames[room] ?? '',
      guests: guestsText(i18n, [people]),
      meal: meal ? i18n.t(`stayTerms.meal.${meal}`) : '',
      extras: (stay.rooms[room]?.extras ?? []).map((extra) => extraText(i18n, extra)),
      lead: lead ? `${lead.firstName} ${lead.lastName}` : '',
    };
  });
}

/**
 * Returns the names of some rooms, with equal names counted: '2 × Deluxe Double, Twin Room'.
 * Returns '' for no rooms.
 */
export function roomNamesText({ t, formats }: SiteI18n, names: readonly string[]): string {
  const kinds = [...new Set(names.filter(Boolean))];
  return formats.listPlain(
    kinds.map((room) =>
      t('booking.stay.roomName', { room, rooms: names.filter((name) => name === room).length }),
    ),
  );
}

/** Returns the meals of some rooms, or one meal if all rooms have the same. */
export function mealsText(rooms: readonly { readonly meal: string }[]): string {
  const meals = rooms.map(({ meal }) => meal);
  return (new Set(meals).size === 1 ? meals.slice(0, 1) : meals).join(' · ');
}
