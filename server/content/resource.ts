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

/** How long a response may be kept, in seconds. */
const maxAge = 600;

/** Pages of the specification's sample: a live site has one only if its operator has written it. */
const samplePages: ReadonlySet<ContentPageName> = new Set(['covid']);

type ContentConfig = Pick<
  Config,
  'operator' | 'providerHost' | 'siteName' | 'contentDir' | 'personalDataDays' | 'rewards'
> & {
  /** Whether the desk can be written to. */
  contact: boolean;
  /** Whether the site shows prices, asked for each page. */
  isLive: () => boolean;
};

/**
 * Puts the pages of content together: they are checked here, and rendered once each. `folder` holds
 * the site's own files. Throws if one cannot be shown. ADR 0021.
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
    /** By their name under `/api`. */
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
