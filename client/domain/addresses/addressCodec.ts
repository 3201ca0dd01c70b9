import type { AddressField } from './addressFields.ts';

export type FieldValues<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer T> ? T : never;
};

/** Reads and writes the query of one page's addresses. */
export interface AddressCodec<T> {
  /**
   * Reads a query, with or without its `?`, and never throws. Missing and wrong values become the
   * default, unknown parameters are ignored, and `mended` names the fields that had a wrong value.
   * An unchanged list is returned as the same object, so that results memoized for it stay valid.
   */
  read: (query: string) => { value: T; mended: readonly (keyof T)[] };
  /** Returns the query with its `?`, or '' when every field is absent or has its default. */
  write: (value: Partial<T>) => string;
  /** Returns an address with other values for some fields. Its other parameters stay. */
  change: (address: string, changed: Partial<T>) => string;
}

/** Builds the codec of a page from its fields. Queries are written in the order of these fields. */
export function addressCodec<Fields extends Readonly<Record<string, AddressField<unknown>>>>(
  fields: Fields,
): AddressCodec<FieldValues<Fields>>;
export function addressCodec(
  fields: Readonly<Record<string, AddressField<unknown>>>,
): AddressCodec<Record<string, unknown>> {
  const entries = Object.entries(fields);
  const lastRead = new Map<string, unknown>();
  const keep = (name: string, value: unknown) => {
    const last = lastRead.get(name);
    if (JSON.stringify(last) === JSON.stringify(value)) return last;
    lastRead.set(name, value);
    return value;
  };
  const codec: AddressCodec<Record<string, unknown>> = {
    read(query) {
      const params = new URLSearchParams(query);
      const reads = entries.map(([name, field]) => ({ name, ...field.read(params) }));
      return {
        value: Object.fromEntries(reads.map(({ name, value }) => [name, keep(name, value)])),
        mended: reads.filter(({ mended }) => mended).map(({ name }) => name),
      };
    },
    write(value) {
      const params = new URLSearchParams();
      for (const [name, field] of entries) {
        if (value[name] !== undefined) field.write(params, value[name]);
      }
      const query = params.toString();
      return query && `?${query}`;
    },
    change(address, changed) {
      const [path = '', query] = address.split('?');
      const { value } = codec.read(query ?? '');
      const names = new Set([
        ...new URLSearchParams(codec.write(value)).keys(),
        ...entries.flatMap(([, field]) => field.names ?? []),
      ]);
      const params = [...new URLSearchParams(query)];
      const own = params.findIndex(([name]) => names.has(name));
      const others = params.filter(([name]) => !names.has(name));
      const written = new URLSearchParams(codec.write({ ...value, ...changed }));
      others.splice(own < 0 ? others.length : own, 0, ...written);
      const all = new URLSearchParams(others).toString();
      return path + (all && `?${all}`);
    },
  };
  return codec;
}
