import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Meal } from '#contracts/provider/rateFields.ts';
import { type AmenityFact, factAmenities } from '#contracts/site/amenityFacts.ts';
import { amenityText } from '../../domain/hotels/amenities.ts';
import { icon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelFacts.module.css';

const mostFacts = 4;

/** The icons of the facts, in the order in which rows show them. */
const factIcons: Readonly<Record<AmenityFact, ReturnType<typeof icon>>> = {
  pool: icon(
    <path d="M3 20c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M3 15.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1M8 11V5.5a2 2 0 0 1 4 0M16 11V5.5a2 2 0 0 1 4 0M8 8.5h8" />,
  ),
  wifi: icon(
    <path
      strokeWidth="2"
      d="M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M12 18h0M9.5 16a3.5 3.5 0 0 1 5 0"
    />,
  ),
  parking: icon(<path d="M4 4h16v16H4ZM9.5 17V7h3.5a3 3 0 0 1 0 6H9.5" />),
  familyRooms: icon(
    <path d="M8 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM3.5 20v-4a4 4 0 0 1 4-4h1a4 4 0 0 1 4 4v4M17.5 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15 20v-1.5a2.5 2.5 0 0 1 5 0V20" />,
  ),
  accessible: icon(<path d="M11 5h0M11 8.5v6h5l2.5 5M11 11h4M8 12a5 5 0 1 0 6.5 6.5" />),
};
const MealIcon = icon(
  <path d="M4 10h12v4a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5ZM16 11h1.5a2.5 2.5 0 0 1 0 5H16M8 4v2.5M12 4v2.5" />,
);

const facts = Object.entries(factIcons);

/**
 * Shows the facts that matter most to travelers, each with an icon. They are the meal in the
 * visible price, and the amenities by which the listing can be filtered. At most four facts are
 * shown, and only as many as fit into one line.
 */
export function HotelFacts({
  hotel,
  meal,
}: {
  hotel: Pick<Hotel, 'amenity_groups'>;
  /** The meal that every room in the price includes. */
  meal: Meal;
}) {
  const i18n = useI18n();
  const amenities: ReadonlyMap<string, Parameters<typeof amenityText>[1]> = factAmenities(hotel);
  const known = facts.flatMap(([fact, Icon]) => {
    const amenity = amenities.get(fact);
    return amenity ? [{ Icon, text: amenityText(i18n, amenity) }] : [];
  });
  const meals =
    meal === 'room-only' ? [] : [{ Icon: MealIcon, text: i18n.t(`stayTerms.meal.${meal}`) }];
  const shown = [...meals, ...known].slice(0, mostFacts);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {shown.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}
