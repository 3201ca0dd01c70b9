import { removeDirectionControls } from '#contracts/values/plainText.ts';

/**
 * A text from outside the site, such as the name of a hotel, ordered by its own direction inside a
 * text of the site. Direction controls are removed. A closing control without an opening one
 * (U+2069) would end the isolation, and further controls would reverse the site's text.
 */
export function Isolated({ children }: { children: string }) {
  return <bdi>{removeDirectionControls(children)}</bdi>;
}
