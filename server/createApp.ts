import type { RequestListener } from 'node:http';
import express from 'express';
import { pages, type Bundle } from './bundle.ts';
import { apiNotFound, failed, notFound } from './errors.ts';
import { frontDoor, putHeaders, type ApiHandler, type FrontDoorOptions } from './frontDoor.ts';
import { health, type Unready } from './health.ts';
import { hotelsProxy } from './hotelsProxy.ts';
import { providerProxy, type ProviderLimits } from './providerProxy.ts';

export type AppDependencies = Omit<FrontDoorOptions, 'api' | 'site'> & {
  api?: ApiHandler;
  /** Where the hotels come from; `servesMedia` when its pictures have addresses of this site. */
  provider: { origin: string; servesMedia: boolean; limits?: ProviderLimits };
  bundle: Bundle;
  unready: Unready;
};

/** The whole BFF, in the order in which a request meets it. Listens nowhere: `index.ts` does, or a test. */
export function createApp({
  provider,
  bundle,
  unready,
  api,
  ...door
}: AppDependencies): RequestListener {
  const toProvider = providerProxy(provider.origin, door.log, provider.limits);
  const app = express();
  app.disable('x-powered-by');
  app.use(health(unready));
  app.use(hotelsProxy(toProvider));
  app.use('/api', apiNotFound);
  if (provider.servesMedia) app.get('/media/{*picture}', toProvider);
  app.use(bundle.assets);
  app.use(pages(bundle.page));
  app.use(notFound);
  app.use(failed);
  const site: RequestListener = (req, res) => void app(req, res);
  return frontDoor({
    ...door,
    site,
    api:
      api ??
      ((req, res, _visit, headers) => {
        putHeaders(res, headers);
        site(req, res);
      }),
  });
}
