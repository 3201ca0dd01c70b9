import type { RequestListener } from 'node:http';
import express from 'express';
import { pages, type Bundle } from './site/bundle.ts';
import { failed, notFound } from './pipeline/problemResponse.ts';
import { frontDoor, type FrontDoorOptions } from './frontDoor.ts';
import { health, type Unready } from './observability/health.ts';
import { openapi, openapiPath } from './site/openapi.ts';
import { samplePictures } from './site/samplePictures.ts';

export type AppDependencies = Omit<FrontDoorOptions, 'site'> & {
  /** The sample provider's origin, while it is the provider: its pictures have addresses of this site. */
  picturesOf: string | undefined;
  bundle: Bundle;
  unready: Unready;
  /** What an operator should know though the site is ready, a line each. */
  notes?: () => readonly string[];
};

/**
 * The whole BFF, in the order in which a request meets it: the front door, which answers the API and
 * refuses what it must before Express sees it, then the site. Listens nowhere: `index.ts` does, or a test.
 */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { picturesOf, bundle, unready, notes, ...door } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.use(health(unready, notes));
  app.use(openapiPath, openapi);
  if (picturesOf !== undefined) app.get('/media/{*picture}', samplePictures(picturesOf));
  app.use(bundle.assets);
  app.use(pages(bundle.page));
  app.use(notFound);
  app.use(failed);
  return frontDoor({ ...door, site: (req, res) => void app(req, res) });
}
