import express, { type Express } from 'express';
import { pages, type Bundle } from './bundle.ts';
import { apiNotFound, failed, notFound } from './errors.ts';
import { health, type Unready } from './health.ts';
import { hotelsProxy } from './hotelsProxy.ts';
import type { Log } from './log.ts';
import { openapi } from './openapi.ts';
import { providerProxy, type ProviderLimits } from './providerProxy.ts';

export type AppDependencies = {
  /** Where the hotels come from; `servesMedia` when its pictures have addresses of this site. */
  provider: { origin: string; servesMedia: boolean; limits?: ProviderLimits };
  bundle: Bundle;
  unready: Unready;
  log: Log;
};

/** The whole BFF, in the order in which a request meets it. Listens nowhere: `index.ts` does, or a test. */
export function createApp({ provider, bundle, unready, log }: AppDependencies): Express {
  const toProvider = providerProxy(provider.origin, log, provider.limits);
  const app = express();
  app.disable('x-powered-by');
  app.use(health(unready));
  app.use(hotelsProxy(toProvider));
  app.get('/api/openapi.json', openapi);
  app.use('/api', apiNotFound);
  if (provider.servesMedia) app.get('/media/{*picture}', toProvider);
  app.use(bundle.assets);
  app.use(pages(bundle.page));
  app.use(notFound);
  app.use(failed(log));
  return app;
}
