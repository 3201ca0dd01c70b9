/** Formats a Standard Schema path below `root` as JavaScript, such as `hotels[3].name`. */
export function formatPath(
  root: string,
  path: readonly (PropertyKey | { key: unknown })[] | undefined = [],
): string {
  return path
    .map((step) => (typeof step === 'object' ? step.key : step))
    .reduce<string>((text, key) => {
      if (typeof key === 'number') return `${text}[${key}]`;
      return text ? `${text}.${String(key)}` : String(key);
    }, root);
}
