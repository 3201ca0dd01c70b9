import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { directionOf, type Language, pathIn } from '#contracts/texts/languages.ts';
import { tokens } from './app/tokens.ts';
import { routes } from './domain/paths.ts';

/**
 * Every icon is also maskable: its background fills the square, and its drawing stays within the
 * circle to which phones may crop it.
 */
const icons = ['192', '512'].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  })),
);

const look = {
  display: 'standalone',
  background_color: tokens.colors.paper,
  theme_color: tokens.colors.sea,
  icons,
};

/**
 * Returns the web manifest, which describes the site when it is installed as an app: its names in a
 * language, and shortcuts to the search and the trips. Because of the shared `id`, all languages
 * are the same app. W3C Web Application Manifest.
 */
export function webManifest(language: Language) {
  const { name, description, search, trips } = gateTexts[language];
  const home = pathIn(language, routes.home);
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: home,
    scope: '/',
    ...look,
    shortcuts: [
      { name: search, url: home },
      { name: trips, url: pathIn(language, routes.trips) },
    ],
  };
}

/** Returns the web manifest of the desk, which is a separate app. */
export function deskManifest(language: Language) {
  const { desk } = gateTexts[language];
  return {
    id: '/desk',
    name: desk,
    short_name: desk,
    lang: language,
    dir: directionOf(language),
    start_url: '/desk',
    scope: '/desk',
    ...look,
  };
}
