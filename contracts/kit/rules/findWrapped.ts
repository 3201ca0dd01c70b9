const maxDepth = 3;

/**
 * The JSON path of the first value below `value`, at most three levels down, that `matches`;
 * `undefined` when there is none. Of a list only the first item is searched.
 */
export function findWrapped(
  value: unknown,
  matches: (inner: unknown) => boolean,
  path = '$',
): string | undefined {
  let level = [{ value, path }];
  for (let depth = 1; depth <= maxDepth; depth += 1) {
    level = level.flatMap(childrenOf);
    const found = level.find((child) => matches(child.value));
    if (found) return found.path;
  }
  return undefined;
}

function childrenOf({ value, path }: { value: unknown; path: string }) {
  if (Array.isArray(value)) return [{ value: firstOf(value), path: `${path}[0]` }];
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, child]: [string, unknown]) => ({
    value: child,
    path: `${path}.${name}`,
  }));
}

/** Whether a value is an object with an id and a name. */
export function looksLikeHotel(value: unknown): boolean {
  return isObject(value) && 'id' in value && 'name' in value;
}

/** Whether a value is a list whose first item has an id or a name. */
export function looksLikeHotels(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return isObject(first) && ('id' in first || 'name' in first);
}

/** Whether a value is an object, not a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstOf(list: readonly unknown[]): unknown {
  return list[0];
}
