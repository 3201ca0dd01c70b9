import { Router } from 'express';
import { health, type Unready } from '../observability/health.ts';
import { pages, type Bundle } from './bundle.ts';
import { samplePictures } from './samplePictures.ts';
import { siteError, siteNotFound } from './siteErrors.ts';

/** What the site is made of, besides the API. */
export type SiteOptions = {
  bundle: Bundle;
  /** The sample provider's origin when it is in use: its pictures have addresses of this site. */
  samplePicturesOrigin: string | undefined;
  unready: Unready;
  /** What an operator should know although the site is ready, a line each. */
  warnings: () => readonly string[];
};

/** Everything that is not under `/api`: probes, the sample provider's pictures, files and pages. */
export function createSite({ bundle, samplePicturesOrigin, unready, warnings }: SiteOptions) {
  const site = Router();
  site.use(health(unready, warnings));
  if (samplePicturesOrigin !== undefined) {
    site.get('/media/{*picture}', samplePictures(samplePicturesOrigin));
  }
  site.use(bundle.assets);
  site.use(pages(bundle.page));
  site.use(siteNotFound);
  site.use(siteError);
  return site;
}
