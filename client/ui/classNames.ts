/** Joins the class names that apply, for an element that has some of them only in some states. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
