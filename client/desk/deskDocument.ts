import { manifestFile } from '#contracts/site/rootFiles.ts';
import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { outdatedNote, themeColors } from '../app/everyDocument.ts';

/** The URLs of the built files that the desk's page loads. */
type DeskFiles = {
  favicon: string;
  scripts: readonly string[];
  styleSheets: readonly string[];
};

/** Returns the desk's HTML page at build time. The server writes its language into it. */
export function deskDocument({ favicon, scripts, styleSheets }: DeskFiles): string {
  const lines = [
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${gateTexts.en.title}</title>`,
    themeColors,
    `<link rel="icon" type="image/svg+xml" href="${favicon}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/desk/${manifestFile('en')}">`,
    `<style>${outdatedNote.styles}</style>`,
    ...styleSheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body>',
    `<noscript><p>${gateTexts.en.scriptNeeded}</p></noscript>`,
    outdatedNote.html('en'),
    '<div id="root"></div>',
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
