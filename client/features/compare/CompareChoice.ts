import { createContext } from 'react';
import { mostCompared } from '../../domain/addresses/compareAddress.ts';

/** Which hotels of the listing are ticked for a comparison, and how to tick others. */
export interface Choice {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** The id of the element that says how many are ticked, and how many can be. */
  readonly noteId: string;
}

/**
 * The choice of the listing; undefined while 'Compare properties' is off. It is a context, so that
 * a tick draws the tick boxes again and not the rows around them.
 */
export const CompareChoice = createContext<Choice | undefined>(undefined);

/** Whether no more hotels can be ticked. */
export function isFull({ ids }: Choice): boolean {
  return ids.length >= mostCompared;
}
