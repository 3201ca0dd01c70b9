import { type RequestHandler, Router } from 'express';
import { contentPages } from '#contracts/site/content.ts';
import { isLanguage } from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { methodNotAllowed, ProblemError } from '../request/problemError.ts';
import { missingOperator, operatorValues } from './operator.ts';
import { readContent } from './readContent.ts';

/** How long a response may be kept, in seconds. */
const maxAge = 600;

type ContentConfig = Pick<Config, 'operator' | 'contentDir' | 'personalDataDays' | 'rewards'> & {
  /** Whether the desk can be written to. */
  contact: boolean;
};

/**
 * Puts the pages of content together: they are checked here, and rendered once each. `folder` holds the site's own files. Throws if
 * one cannot be shown. ADR 0021.
 */
export function startContent(config: ContentConfig, folder: string) {
  const values = {
    ...operatorValues(config),
    personalDataDays: String(config.personalDataDays),
    rewardsDelayDays: String(config.rewards.delayDays),
  };
  const folders = { folder, operatorFolder: config.contentDir };
  const contentOf = readContent(folders, values, {
    missing: missingOperator(config),
    contact: config.contact,
  });
  const read: RequestHandler<{ language: string; page: string }> = (req, res) => {
    const { language } = req.params;
    const page = contentPages.find((each) => each === req.params.page);
    const content = page && isLanguage(language) ? contentOf(language, page) : undefined;
    if (!content) throw new ProblemError(404, 'There is no such page.');
    res.set('Cache-Control', `public, max-age=${maxAge}`).json(content);
  };
  const router = Router();
  router.route('/:language/:page').get(read).all(methodNotAllowed);
  return {
    /** By their name under `/api`. */
    resources: { content: { handler: router } } satisfies Record<string, ApiResource>,
    contentOf,
  };
}
