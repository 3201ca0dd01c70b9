import { micromark } from 'micromark';
import type { Content } from '#contracts/site/content.ts';

/** The text of a page, without what depends on the language and the settings. */
type RenderedContent = Pick<Content, 'title' | 'html' | 'sections'>;

/**
 * Checks a Markdown file and returns the function that renders it: `# ` is its title, each `## ` a
 * section with an id for the table of contents, and `{{name}}` a placeholder. HTML in the text or
 * in a value is shown as text, and links lead nowhere but to web, mail and phone addresses:
 * micromark's defaults, which stay on. Throws if there is no title, or no value for a placeholder.
 * Rendering never fails.
 */
export function prepareContent(
  markdown: string,
  values: Readonly<Record<string, string>>,
): () => RenderedContent {
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no placeholder {{${name}}}`);
    return value;
  });
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
