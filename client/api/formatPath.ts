/** Formats a Standard Schema path below `root` as JavaScript, such as `hotels[3].name`. */
export function formatPath(
  root: string,
  path: readonly (PropertyKey | { key: unknown })[] | undefined = [],
): string {
  return path.reduce<string>((text, step) => {
    const key = typeof step === 'object' ? step.key : step;
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, root);
}
