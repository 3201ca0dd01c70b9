import { removeDirectionControls } from '#contracts/values/plainText.ts';

/**
 * A text from outside the site, such as the name of a hotel, inside a text of the site. The text
 * keeps its own direction. Direction controls are removed from it. A closing control without an
 * opening one (U+2069) would end the isolation. Further controls would then reverse the site's
 * text.
 */
export function Isolated({ children }: { children: string }) {
  return <bdi>{removeDirectionControls(children)}</bdi>;
}
