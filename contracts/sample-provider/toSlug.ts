import { foldText } from '../values/foldText.ts';

/** A text as part of an identifier: folded, words joined by `_`, nothing outside `a-z`, `0-9` and `_`. */
export function toSlug(text: string): string {
  return foldText(text)
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
