import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { micromark } from 'micromark';
import { type Content, type ContentPageName, contentPages } from '#contracts/site/content.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  pathPrefix,
} from '#contracts/texts/languages.ts';

const placeholder = /\{\{(\w+)\}\}/g;

/** The rendered text of a page, without the parts that depend on the language and the settings. */
type RenderedContent = Pick<Content, 'title' | 'html' | 'sections'>;

/**
 * Checks a Markdown file and returns the function that renders it. `# ` is its title, each `## ` a
 * section with an id for the table of contents, and `{{name}}` a placeholder. A paragraph with an
 * empty placeholder is omitted, and so is a section in which no paragraph remains.
 *
 * HTML in the text or in a value is shown as text, and links lead only to web, mail and phone
 * addresses. These are micromark's defaults and must stay on. Throws if the title or the value of a
 * placeholder is missing. Rendering never fails.
 */
export function prepareContent(
  markdown: string,
  values: Readonly<Record<string, string>>,
): () => RenderedContent {
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no placeholder {{${name}}}`);
    return value;
  };
  const shown = markdown.split(/\n{2,}/).filter((paragraph) => {
    const names = [...paragraph.matchAll(placeholder)].map(([, name = '']) => name);
    return names.every((name) => valueOf(name) !== '');
  });
  const isEmptySection = (paragraph: string, index: number) =>
    paragraph.startsWith('## ') && (shown[index + 1] ?? '## ').startsWith('## ');
  const filled = shown
    .filter((paragraph, index) => !isEmptySection(paragraph, index))
    .join('\n\n')
    .replace(placeholder, (_, name: string) => valueOf(name));
  const [, title = '', text = ''] = /^\s*# (.+)\n([^]*)$/.exec(filled) ?? [];
  if (title === '') throw new Error('it must begin with a title, such as # Terms');
  return () => render(title.trim(), text);
}

function render(title: string, text: string): RenderedContent {
  const sections: RenderedContent['sections'] = [];
  const html = micromark(text).replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: plainText(heading) });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { title, html, sections };
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/**
 * Returns the text of a heading: removes its elements, and decodes the four characters that
 * micromark escapes.
 */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '');
}

/** The folders of the Markdown files: `<folder>/<language>/<page>.md`. */
type ContentFolders = {
  /** The files of the site. */
  folder: string;
  /**
   * The files of the operator. If it has a page in the language or in English, the site's own file
   * of that page is not used.
   */
  operatorFolder?: string | undefined;
};

/**
 * Reads and checks all pages in all languages. Each page is rendered on first use. Throws an error
 * that names the file if a page is invalid or missing. With `sample`, every page that names the
 * operator says that the operator is a sample.
 */
export function readContent(
  folders: ContentFolders,
  values: Readonly<Record<string, string>>,
  shared: Pick<Content, 'sample' | 'contact'>,
): (language: Language, page: ContentPageName) => Content | undefined {
  const contents = new Map<string, () => Content>();
  for (const language of languages) {
    for (const page of contentPages) {
      const found = find(folders, language, page);
      try {
        const markdown = readFileSync(found.file, 'utf8');
        const render = prepareContent(markdown, values);
        const show = (): Content => {
          const { html, ...rendered } = render();
          return {
            ...rendered,
            html: html.replace(/href="\/(?!\/)/g, `href="${pathPrefix(language)}/`),
            language: found.language,
            ...shared,
            sample: shared.sample && markdown.includes('{{operator'),
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

/**
 * Returns the file of a page. The operator's files come before the site's files. In each folder,
 * the file in the language comes before the file in English.
 */
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
