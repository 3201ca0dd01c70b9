import { removeDirectionControls } from '#contracts/values/plainText.ts';

/**
 * A text that others wrote, such as the name of a hotel, ordered by its own direction inside a text
 * of the site. Direction controls are removed: one that nothing opens (U+2069) would end the
 * isolation, and the next one would turn the text of the site around.
 */
export function Isolated({ children }: { children: string }) {
  return <bdi>{removeDirectionControls(children)}</bdi>;
}
