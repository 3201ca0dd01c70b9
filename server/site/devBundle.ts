import { type RequestHandler, Router } from 'express';
import webpack, { type Configuration } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { pageFile } from '#client/domain/paths.ts';
import { clientConfig, deskConfig } from '../../webpack.config.ts';
import type { Config } from '../main/config.ts';
import type { Bundle } from './bundle.ts';
import type { DeskBundle } from './deskSite.ts';
import { withLanguage, withOwn, withSettings } from './page.ts';

/**
 * Returns the client in development, which is compiled into memory on each edit and updated in the
 * open page without a reload. It is loaded in development only, because webpack is not a production
 * dependency.
 */
export async function devBundle(config: Config, isLive: () => boolean): Promise<Bundle> {
  const { assets, page } = await compiled(clientConfig('development'));
  return {
    html: undefined,
    picture: '',
    assets: Router().use(assets),
    page: (language, own) =>
      page(pageFile(language, config.gate), (html) => {
        const settled = withSettings(html, { ...config, offline: false, live: isLive() });
        return own ? withOwn(settled, own) : settled;
      }),
  };
}

/** Returns the client of the desk in development. */
export async function devDesk({
  deskLanguage: language,
  ...config
}: Pick<Config, 'deskLanguage' | 'siteName' | 'staffOpenId'>): Promise<DeskBundle> {
  const { assets, page } = await compiled(deskConfig('development'));
  return {
    html: undefined,
    // The middleware matches whole paths, but the router has removed the part at which it is
    // mounted.
    assets: (req, res, next) => {
      const { url } = req;
      req.url = req.originalUrl;
      void assets(req, res, (error?: unknown) => {
        req.url = url;
        next(error);
      });
    },
    page: page('index.html', (html) => withLanguage(html, language, config)),
  };
}

async function compiled(config: Configuration) {
  const compiler = webpack(config);
  const middleware = devMiddleware(compiler, { index: false, hot: true, stats: 'errors-warnings' });
  await new Promise<void>((resolve) => {
    middleware.waitUntilValid(() => resolve());
  });
  const { outputFileSystem, outputPath } = compiler;
  const page =
    (name: string, finish: (html: string) => string): RequestHandler =>
    (_req, res, next) => {
      middleware.waitUntilValid(() => {
        outputFileSystem?.readFile(`${outputPath}/${name}`, 'utf8', (error, html) => {
          if (error) next(error);
          else res.type('html').send(finish(String(html)));
        });
      });
    };
  return { assets: middleware, page };
}
