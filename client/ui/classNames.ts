/** Joins the class names that apply, for an element that takes some of them only at times. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
