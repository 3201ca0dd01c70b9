import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentCalls } from '#contracts/site/calls/publicCalls.ts';
import { type ContentPageName, contentPages } from '#contracts/site/content.ts';
import { isLanguage, type Language, languages } from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import { implement } from '../request/implement.ts';
import { ProblemError } from '../request/problemError.ts';
import { isSampleOperator, operatorValues } from './operator.ts';
import { readContent } from './readContent.ts';

/** How long clients may cache a response, in seconds. */
const maxAge = 600;

/**
 * Sample pages of the specification. A live site shows such a page only if its operator has written
 * it.
 */
const samplePages: ReadonlySet<ContentPageName> = new Set(['covid']);

type ContentConfig = Pick<
  Config,
  'operator' | 'providerHost' | 'siteName' | 'contentDir' | 'personalDataDays' | 'rewards'
> & {
  /** Whether visitors can write to the desk. */
  contact: boolean;
  /** Returns whether the site shows prices. Called for each page. */
  isLive: () => boolean;
};

/**
 * Creates the resource of content pages. All pages are checked at startup, and each page is
 * rendered once, on first use. `folder` holds the site's own files. Throws if a page cannot be
 * shown. ADR 0021.
 */
export function startContent(config: ContentConfig, folder: string) {
  const values = {
    ...operatorValues(config),
    personalDataDays: String(config.personalDataDays),
    rewardsDelayDays: String(config.rewards.delayDays),
  };
  const folders = { folder, operatorFolder: config.contentDir };
  const read = readContent(folders, values, {
    sample: isSampleOperator(config),
    contact: config.contact,
  });
  const { contentDir, isLive } = config;
  const isOperators = (page: ContentPageName) =>
    contentDir !== undefined &&
    languages.some((language) => existsSync(join(contentDir, language, `${page}.md`)));
  const notLive = new Set([...samplePages].filter((page) => !isOperators(page)));
  const contentOf = (language: Language, page: ContentPageName) =>
    notLive.has(page) && isLive() ? undefined : read(language, page);
  return {
    /** The resources by their names under `/api`. */
    resources: implement(
      'content',
      contentCalls,
      {},
    )({
      'GET /api/content/:language/:page': ({ params: { language, page: name } }) => {
        const page = contentPages.find((each) => each === name);
        const content = page && isLanguage(language) ? contentOf(language, page) : undefined;
        if (!content) throw new ProblemError(404, 'There is no such page.');
        return {
          status: 200,
          body: content,
          headers: { 'Cache-Control': `public, max-age=${maxAge}` },
        };
      },
    }),
    contentOf,
  };
}
