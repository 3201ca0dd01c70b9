import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import compileText from 'icu-minify/compile';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import reactRefresh from 'react-refresh-typescript';
import ts from 'typescript';
import webpack, { type Configuration } from 'webpack';
import { pageFile } from './client/domain/paths.ts';
import { favicon, indexPage } from './client/indexPage.ts';
import { languages } from './contracts/texts/languages.ts';

const root = import.meta.dirname;
const output = join(root, 'dist');

type Mode = 'development' | 'production';

function shared(mode: Mode, name: string): Configuration {
  return {
    name,
    mode,
    context: root,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, '.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    infrastructureLogging: { level: 'error' },
    performance: false,
  };
}

function typescript(options: object = {}) {
  const compilerOptions = { noEmit: false, allowImportingTsExtensions: false };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions, ...options } },
  };
}

/**
 * Compiles the texts of the catalogue, so that the browser needs no parser of ICU MessageFormat: `format-only`
 * takes the place of use-intl's own formatting. ADR 0045.
 */
function compiledTexts(): ts.TransformerFactory<ts.SourceFile> {
  const inCatalogue = /[\\/]contracts[\\/]texts[\\/][^\\/]+[\\/][^\\/]+\.ts$/;
  return (context) => (file) => {
    if (!inCatalogue.test(file.fileName)) return file;
    const visit = (node: ts.Node): ts.Node =>
      ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)
        ? ts.factory.updatePropertyAssignment(node, node.name, literal(node.initializer.text))
        : ts.visitEachChild(node, visit, context);
    const literal = (text: string) =>
      ts.factory.createIdentifier(JSON.stringify(compileText(text)));
    return ts.visitEachChild(file, visit, context);
  };
}

/** Classes of `*.module.css` are local to their file; in development they keep their names. */
function cssModules(development: boolean) {
  return {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: development ? '[name]-[local]' : '[hash:base64:6]',
  };
}

/** The browser's bundle: the gate is its one entry, everything else hangs on the gate's `import()`. */
export function clientConfig(mode: Mode): Configuration {
  const development = mode === 'development';
  const hash = development ? '' : '.[contenthash:8]';
  return {
    ...shared(mode, 'client'),
    target: ['web', 'es2022'],
    entry: { gate: './client/gate.ts' },
    devtool: development ? 'eval-cheap-module-source-map' : false,
    output: {
      path: join(output, 'client'),
      publicPath: '/',
      filename: `assets/[name]${hash}.js`,
      // The gate's script has the map of all file names: their numbers are shorter.
      chunkFilename: `assets/${development ? '[name]' : '[id]'}${hash}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { alias: { 'use-intl/format-message$': 'use-intl/format-message/format-only' } },
    module: {
      rules: [
        typescript({
          getCustomTransformers: () => ({
            before: [compiledTexts(), ...(development ? [reactRefresh()] : [])],
          }),
        }),
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { modules: cssModules(development) } },
          ],
        },
        { test: /\.(png|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/${development ? '[name]' : '[id]'}${hash}.css`,
      }),
      pages,
      ...(development
        ? [new ReactRefreshPlugin({ overlay: false })]
        : [
            new CompressionPlugin({ test: /assets\/.*\.(js|css|svg)$/, minRatio: 1 }),
            new CompressionPlugin({
              test: /assets\/.*\.(js|css|svg)$/,
              minRatio: 1,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
            }),
          ]),
    ],
  };
}

/** Writes the page of each language, which names the files that were compiled. */
const pages: webpack.WebpackPluginInstance = {
  apply: ({ hooks }: webpack.Compiler) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
    hooks.thisCompilation.tap('pages', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'pages', stage }, () => writePages(compilation));
    });
  },
};

/** The gate's style sheet goes into the pages themselves. */
function writePages(compilation: webpack.Compilation): void {
  const files = (group: string, kind: string) =>
    (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((name) =>
      name.endsWith(kind),
    );
  const styleSheets = files('gate', '.css').map((name) => {
    const text = String(compilation.getAsset(name)?.source.source() ?? '');
    compilation.deleteAsset(name);
    return text;
  });
  const icon = favicon();
  const iconName = `assets/favicon.${createHash('sha256').update(icon).digest('hex').slice(0, 10)}.svg`;
  compilation.emitAsset(iconName, new webpack.sources.RawSource(icon), { immutable: true });
  const fonts = compilation
    .getAssets()
    .filter(({ name }) => /figtree-latin-wght-normal.*woff2$/.test(name));
  const address = (name: string) => `/${name}`;
  for (const language of languages) {
    const html = indexPage(
      {
        favicon: address(iconName),
        scripts: files('gate', '.js').map(address),
        preloadFonts: fonts.map(({ name }) => address(name)),
        appScripts: [...files('app', '.js'), ...files(`texts-${language}`, '.js')].map(address),
        appStyleSheets: files('app', '.css').map(address),
        fontFaces: styleSheets.join(''),
      },
      language,
    );
    compilation.emitAsset(pageFile(language), new webpack.sources.RawSource(html));
  }
}

/**
 * The BFF in one file, the commands of operators in others, and the sample
 * provider in one that is only read when it is started.
 */
export function serverConfig(): Configuration {
  return {
    ...shared('production', 'server'),
    target: 'node20',
    entry: {
      index: './server/main/index.ts',
      migrate: './server/main/migrate.ts',
      bookings: './server/bookings/command.ts',
      newsletter: './server/newsletter/command.ts',
      promotions: './server/rewards/command.ts',
      reviews: './server/reviews/command.ts',
    },
    experiments: { outputModule: true },
    output: {
      path: join(output, 'server'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module-import',
    externals: [/^[a-z@][^:]*$/i],
    module: {
      parser: { javascript: { importMeta: false, createRequire: false } },
      rules: [typescript()],
    },
    optimization: { minimize: false },
  };
}
