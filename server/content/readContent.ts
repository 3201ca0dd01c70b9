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

/** The text of a page, without what depends on the language and the settings. */
type RenderedContent = Pick<Content, 'title' | 'html' | 'sections'>;

/**
 * Checks a Markdown file and returns the function that renders it: `# ` is its title, each `## ` a
 * section with an id for the table of contents, and `{{name}}` a placeholder. A paragraph with a
 * placeholder whose value is empty is left out, and so is a section that has no other. HTML in the
 * text or in a value is shown as text, and links lead nowhere but to web, mail and phone addresses:
 * micromark's defaults, which stay on. Throws if there is no title, or no value for a placeholder.
 * Rendering never fails.
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

/** The text of a heading: its elements removed, and the four characters that micromark escapes. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '');
}

/** Where the Markdown files are: `<folder>/<language>/<page>.md`. */
type ContentFolders = {
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
 * an error that names the file when one cannot be shown or a page of the site is missing. With
 * `sample` every page that names the operator says that it is a sample.
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
