import { contentCalls } from '#contracts/site/calls/publicCalls.ts';
import { contentPages } from '#contracts/site/content.ts';
import { isLanguage } from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import { implement } from '../request/implement.ts';
import { ProblemError } from '../request/problemError.ts';
import { isSampleOperator, operatorValues } from './operator.ts';
import { readContent } from './readContent.ts';

/** How long a response may be kept, in seconds. */
const maxAge = 600;

type ContentConfig = Pick<
  Config,
  'operator' | 'providerHost' | 'contentDir' | 'personalDataDays' | 'rewards'
> & {
  /** Whether the desk can be written to. */
  contact: boolean;
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
  const contentOf = readContent(folders, values, {
    sample: isSampleOperator(config),
    contact: config.contact,
  });
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
