import type { Favourite } from '#contracts/site/account/favourites.ts';

/** Favourites, each hotel once. */
export type List = readonly Favourite[];

/** Whether a list has a hotel. */
export function has(list: List, { id }: Favourite): boolean {
  return list.some((one) => one.id === id);
}

/** The hotels of a list that are not among the others. */
export function without(list: List, others: List): List {
  return list.filter((hotel) => !has(others, hotel));
}

/** Whether two lists have the same hotels and stays in the same order. */
export function isSame(list: List, other: List): boolean {
  return (
    list.length === other.length &&
    list.every(({ id, stay }, index) => other[index]?.id === id && other[index].stay === stay)
  );
}
