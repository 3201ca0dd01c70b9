/** The names of the parameters in a path. */
export type ParamName<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The values of the parameters in a path. */
export type Params<Path extends string> = Readonly<Record<ParamName<Path>, string>>;

/** Fills the parameters of a path such as `/booking/:id` with percent-encoded values. RFC 3986. */
export function fillPath<Path extends string>(path: Path, params: Params<Path>): string;
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => encodeSegment(params[name] ?? ''));
}

/**
 * Encodes every character except letters, digits and `_ . ~ -`. `encodeURIComponent` leaves a few
 * more characters as they are.
 */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
