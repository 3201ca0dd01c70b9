import { currencyDecimals } from '#contracts/money/currencies.ts';
import { isDay } from '../search/calendarDay.ts';

/**
 * The spelling of one value in an address. `parse` returns `undefined` for a text that it does not
 * accept.
 */
export interface ValueKind<T> {
  parse(text: string): T | undefined;
  format(value: T): string;
}

/**
 * One field of an address. `mended` tells whether a wrong or repeated text was replaced or dropped.
 */
export interface AddressField<T> {
  /**
   * The names of all parameters that the field reads. They are needed only if the field reads more
   * parameters than it writes.
   */
  readonly names?: readonly string[];
  read(params: URLSearchParams): { value: T; mended: boolean };
  /** Appends the parameters of `value`, unless it is the default. */
  write(params: URLSearchParams, value: T): void;
}

const controlCharacter = /[\p{Cc}\p{Cs}]/u;

/** Accepts one line of text of at most `maxLength` UTF-16 units. */
export function text(maxLength: number): ValueKind<string> {
  const fits = (value: string) => value.length <= maxLength && !controlCharacter.test(value);
  return { parse: (value) => (fits(value) ? value : undefined), format: (value) => value };
}

/** A calendar day, `YYYY-MM-DD`. */
export const day: ValueKind<string> = {
  parse: (value) => (isDay(value) ? value : undefined),
  format: (value) => value,
};

/** A point on earth, `48.8584,2.2945`: WGS 84 degrees, latitude first. */
export const point: ValueKind<string> = {
  parse: (value) =>
    /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/.test(value) ? value : undefined,
  format: (value) => value,
};

/** An ISO 4217 code. An unknown code is not accepted. */
export const currency: ValueKind<string> = {
  parse: (value) => (currencyDecimals(value) === undefined ? '' : value),
  format: (value) => value,
};

/** An amount as a person types it: `120` or `99.50`. */
export const amount: ValueKind<string> = {
  parse: (value) => (/^\d{1,12}(\.\d{1,4})?$/.test(value) ? value : undefined),
  format: (value) => value,
};

/** Accepts a whole number from `min` to `max`, written without leading zeros. */
export function whole(min: number, max: number): ValueKind<number> {
  return {
    parse: (value) => {
      const number = /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : NaN;
      return number >= min && number <= max ? number : undefined;
    },
    format: String,
  };
}

/** Accepts one of a fixed list of words. */
export function oneOf<const Word extends string>(words: readonly Word[]): ValueKind<Word> {
  return { parse: (value) => words.find((word) => word === value), format: (value) => value };
}

/** True or false, written as 1 and 0. */
export const flag: ValueKind<boolean> = {
  parse: (value) => (value === '1' ? true : value === '0' ? false : undefined),
  format: (value) => (value ? '1' : '0'),
};

/**
 * Returns a field with a single value. If the parameter is repeated, only the first value counts.
 */
export function one<T extends string | number | boolean>(
  name: string,
  kind: ValueKind<T>,
  fallback: NoInfer<T>,
): AddressField<T> {
  return {
    read(params) {
      const [first, ...others] = params.getAll(name);
      if (!first) return { value: fallback, mended: false };
      const value = kind.parse(first);
      return { value: value ?? fallback, mended: value === undefined || others.length > 0 };
    },
    write(params, value) {
      if (value !== fallback) params.append(name, kind.format(value));
    },
  };
}

/**
 * Returns a field with up to `max` values in order. The parameter is repeated for each value. The
 * default is the empty list.
 */
export function listOf<T>(
  name: string,
  kind: ValueKind<T>,
  max: number,
): AddressField<readonly T[]> {
  return {
    read(params) {
      const texts = params.getAll(name).filter(Boolean);
      const value = texts
        .map((text) => kind.parse(text))
        .filter((item) => item !== undefined)
        .slice(0, max);
      return { value, mended: value.length < texts.length };
    },
    write(params, value) {
      for (const item of value) params.append(name, kind.format(item));
    },
  };
}

/** Works like `listOf`, with each value at most once. */
export function distinctOf<T extends string | number>(
  name: string,
  kind: ValueKind<T>,
  max: number,
): AddressField<readonly T[]> {
  const list = listOf(name, kind, Infinity);
  return {
    read(params) {
      const { value: all, mended } = list.read(params);
      const value = [...new Set(all)].slice(0, max);
      return { value, mended: mended || value.length < all.length };
    },
    write: (params, value) => list.write(params, value),
  };
}

/**
 * Returns a field with any words of a fixed list, each at most once and in the order of that list.
 * The default is the empty list.
 */
export function setOf<const Word extends string>(
  name: string,
  words: readonly Word[],
): AddressField<readonly Word[]> {
  return {
    read(params) {
      const texts = params.getAll(name).filter(Boolean);
      const value = words.filter((word) => texts.includes(word));
      return { value, mended: value.length < texts.length };
    },
    write(params, value) {
      for (const word of words) if (value.includes(word)) params.append(name, word);
    },
  };
}

/**
 * Returns a field with any words of a fixed list. Each word is a separate parameter in snake case,
 * such as `free_cancellation=1`. The default is the empty list.
 */
export function flagsOf<const Word extends string>(
  words: readonly Word[],
): AddressField<readonly Word[]> {
  const flags = words.map((word) => {
    const name = word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return { word, field: one(name, flag, false) };
  });
  return {
    read(params) {
      const reads = flags.map(({ word, field }) => ({ word, ...field.read(params) }));
      const value = reads.filter((read) => read.value).map(({ word }) => word);
      return { value, mended: reads.some(({ mended }) => mended) };
    },
    write(params, value) {
      for (const { word, field } of flags) field.write(params, value.includes(word));
    },
  };
}
