import { Router } from 'express';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { pageFile } from '#client/domain/paths.ts';
import { clientConfig } from '../../webpack.config.ts';
import type { Config } from '../main/config.ts';
import type { Bundle } from './bundle.ts';
import { withSettings } from './page.ts';

/**
 * The client in development: compiled into memory on each edit and updated in the open page without a
 * reload. Loaded in development only, because webpack is not a production dependency.
 */
export async function devBundle(config: Config, isLive: () => boolean): Promise<Bundle> {
  const compiler = webpack(clientConfig('development'));
  const middleware = devMiddleware(compiler, { index: false, hot: true, stats: 'errors-warnings' });
  await new Promise<void>((resolve) => {
    middleware.waitUntilValid(() => resolve());
  });
  const { outputFileSystem, outputPath } = compiler;
  return {
    html: undefined,
    assets: Router().use(middleware),
    page: (language) => (_req, res, next) => {
      middleware.waitUntilValid(() => {
        outputFileSystem?.readFile(`${outputPath}/${pageFile(language)}`, 'utf8', (error, html) => {
          if (error) next(error);
          else res.type('html').send(withSettings(String(html), { ...config, live: isLive() }));
        });
      });
    },
  };
}
