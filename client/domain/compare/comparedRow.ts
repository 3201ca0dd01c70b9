/** Stands for what a hotel does not say. */
export const notSaid = '–';

/** One fact of several hotels, with a text for each; undefined for a hotel that is not known. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (string | undefined)[];
  /** Whether two of the hotels that say something about it differ. */
  readonly differs: boolean;
}

/** A row of these texts. */
export function comparedRow(label: string, values: readonly (string | undefined)[]): ComparedRow {
  const known = new Set(values.filter((value) => value !== undefined && value !== notSaid));
  return { label, values, differs: known.size > 1 };
}
