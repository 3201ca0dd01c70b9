import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, type ContentPageName, contentPages } from '#contracts/site/content.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  pathPrefix,
} from '#contracts/texts/languages.ts';
import { prepareContent } from './prepareContent.ts';

/** Where the Markdown files are: `<folder>/<language>/<page>.md`. */
export type ContentFolders = {
  /** The site's own. */
  folder: string;
  /**
   * The operator's. A page that it has in any language, or in English, is never mixed with the
   * site's own.
   */
  operatorFolder?: string | undefined;
};

/**
 * Reads and checks all pages in all languages; each is rendered when it is first asked for. Throws
 * an error that names the file when one cannot be shown or a page of the site is missing. Of the
 * settings that are `missing` each page names those that it needs.
 */
export function readContent(
  folders: ContentFolders,
  values: Readonly<Record<string, string>>,
  shared: Pick<Content, 'missing' | 'contact'>,
): (language: Language, page: ContentPageName) => Content | undefined {
  const contents = new Map<string, () => Content>();
  for (const language of languages) {
    for (const page of contentPages) {
      const found = find(folders, language, page);
      try {
        const render = prepareContent(readFileSync(found.file, 'utf8'), values);
        const show = (): Content => {
          const { html, ...rendered } = render();
          return {
            ...rendered,
            html: html.replace(/href="\/(?!\/)/g, `href="${pathPrefix(language)}/`),
            language: found.language,
            ...shared,
            missing: shared.missing.filter((setting) => html.includes(`[${setting}]`)),
          };
        };
        let shown: Content | undefined;
        contents.set(`${language}/${page}`, () => (shown ??= show()));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${found.file} cannot be shown: ${reason}`, { cause: error });
      }
    }
  }
  return (language, page) => contents.get(`${language}/${page}`)?.();
}

/** The file of a page: the operator's in the language, else in English, else the site's own. */
function find({ folder, operatorFolder }: ContentFolders, language: Language, page: string) {
  const choices = [operatorFolder, folder]
    .filter((each) => each !== undefined)
    .flatMap((each) =>
      [language, defaultLanguage].map((written) => ({
        file: join(each, written, `${page}.md`),
        language: written,
      })),
    );
  const fallback = { file: join(folder, defaultLanguage, `${page}.md`), language: defaultLanguage };
  return choices.find(({ file }) => existsSync(file)) ?? fallback;
}
