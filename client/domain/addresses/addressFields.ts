import { currencyDecimals } from '#contracts/money/currencies.ts';
import { isDay } from '../search/calendarDay.ts';

/**
 * How one value is spelled in an address. `parse` returns `undefined` for a text it does not
 * accept.
 */
export interface ValueKind<T> {
  parse(text: string): T | undefined;
  format(value: T): string;
}

/** One field of an address. `mended` says that a wrong or repeated text was replaced or dropped. */
export interface AddressField<T> {
  /** The parameters that it reads, where it does not write each of them. */
  readonly names?: readonly string[];
  read(params: URLSearchParams): { value: T; mended: boolean };
  /** Appends the parameters of `value`; the default is left out. */
  write(params: URLSearchParams, value: T): void;
}

const controlCharacter = /[\p{Cc}\p{Cs}]/u;

/** One line of text of at most `maxLength` UTF-16 units. */
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

/** An ISO 4217 code. One that is not known is read as none. */
export const currency: ValueKind<string> = {
  parse: (value) => (currencyDecimals(value) === undefined ? '' : value),
  format: (value) => value,
};

/** An amount as typed: `120` or `99.50`. */
export const amount: ValueKind<string> = {
  parse: (value) => (/^\d{1,12}(\.\d{1,4})?$/.test(value) ? value : undefined),
  format: (value) => value,
};

/** A whole number from `min` to `max`, written without leading zeros. */
export function whole(min: number, max: number): ValueKind<number> {
  return {
    parse: (value) => {
      const number = /^(0|-?[1-9]\d*)$/.test(value) ? Number(value) : NaN;
      return number >= min && number <= max ? number : undefined;
    },
    format: String,
  };
}

/** One of a fixed list of words. */
export function oneOf<const Word extends string>(words: readonly Word[]): ValueKind<Word> {
  return { parse: (value) => words.find((word) => word === value), format: (value) => value };
}

/** True or false, written as 1 and 0. */
export const flag: ValueKind<boolean> = {
  parse: (value) => (value === '1' ? true : value === '0' ? false : undefined),
  format: (value) => (value ? '1' : '0'),
};

/** A field with a single value. A repeated parameter is mended to its first value. */
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

/** A field with up to `max` values in order, the parameter repeated for each. Empty by default. */
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

/** Like `listOf`, with each value at most once. */
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
 * A field with any of a fixed list of words, each at most once and in that list's order. Empty by
 * default.
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
 * A field with any of a fixed list of words, each a parameter of its own in snake case, such as
 * `free_cancellation=1`. Empty by default.
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
