import { Router, type RequestHandler } from 'express';
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
  /** The desk's page below `/desk`, where requests are confirmed or declined. */
  desk?: RequestHandler;
  /** What an operator should know although the site is ready, a line each. */
  warnings: () => readonly string[];
};

/** Everything that is not under `/api`: probes, the sample provider's pictures, the desk's page, files and pages. */
export function createSite({ bundle, samplePicturesOrigin, unready, desk, warnings }: SiteOptions) {
  const site = Router();
  site.use(health(unready, warnings));
  if (samplePicturesOrigin !== undefined) {
    site.get('/media/{*picture}', samplePictures(samplePicturesOrigin));
  }
  if (desk) site.use('/desk', desk);
  site.use(bundle.assets);
  site.use(pages(bundle.page));
  site.use(siteNotFound);
  site.use(siteError);
  return site;
}
