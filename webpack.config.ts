import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
import { themeStyleSheet } from './client/app/themeStyleSheet.ts';
import { pageFile, pageLinksFile, type PublicPage, publicPages } from './client/domain/paths.ts';
import { deskDocument } from './client/desk/deskDocument.ts';
import { favicon, fileLinks, indexPage, openPage } from './client/indexPage.ts';
import { deskManifest, webManifest } from './client/webManifest.ts';
import { icons, manifestFile } from './contracts/site/rootFiles.ts';
import { type Language, languages } from './contracts/texts/languages.ts';

const root = import.meta.dirname;
const output = join(root, 'dist');

const assetName = 'assets/[name].[contenthash:8][ext]';
const textsAlias = { 'use-intl/format-message$': 'use-intl/format-message/format-only' };
/** The code of pages that the server does not draw. */
const neverDrawn = /\/pages\/(account|booking|Compare|Favorites)/;

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
 * Compiles the texts of the catalog, so that the browser needs no parser of ICU MessageFormat:
 * `format-only` takes the place of use-intl's own formatting. ADR 0020.
 */
function compiledTexts(): ts.TransformerFactory<ts.SourceFile> {
  const inCatalog = /[\\/]contracts[\\/]texts[\\/][^\\/]+[\\/][^\\/]+\.ts$/;
  return (context) => (file) => {
    if (!inCatalog.test(file.fileName)) return file;
    const visit = (node: ts.Node): ts.Node =>
      ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)
        ? ts.factory.updatePropertyAssignment(node, node.name, literal(node.initializer.text))
        : ts.visitEachChild(node, visit, context);
    const literal = (text: string) =>
      ts.factory.createIdentifier(JSON.stringify(compileText(text)));
    return ts.visitEachChild(file, visit, context);
  };
}

/**
 * Marks the calls with which the contracts make their constants as free of side effects, so that a
 * bundle has only the schemas that it uses.
 */
function pureConstants(): ts.TransformerFactory<ts.SourceFile> {
  const inContracts = /[\\/]contracts[\\/](money|provider|site|values)[\\/]/;
  return (context) => (file) => {
    if (!inContracts.test(file.fileName)) return file;
    const mark = (node: ts.Node): ts.Node => {
      if (ts.isFunctionLike(node)) return node;
      const inner = ts.visitEachChild(node, mark, context);
      if (!ts.isCallExpression(inner) && !ts.isNewExpression(inner)) return inner;
      const kind = ts.SyntaxKind.MultiLineCommentTrivia;
      return ts.addSyntheticLeadingComment(inner, kind, '#__PURE__', false);
    };
    const constants = (node: ts.Statement) => (ts.isVariableStatement(node) ? mark(node) : node);
    return ts.visitEachChild(
      file,
      (node) => (ts.isStatement(node) ? constants(node) : node),
      context,
    );
  };
}

/** Classes of `*.module.css` are local to their file; in development they keep their names. */
function cssModules(development: boolean) {
  return {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: development ? '[name]-[local]' : '[hash:base64:5]',
  };
}

/**
 * A bundle for the browser. `folder` is where it is written in `dist`, `publicPath` where the site
 * serves that.
 */
function browserConfig(
  mode: Mode,
  {
    folder,
    publicPath,
    entry,
  }: { folder: string; publicPath: string; entry: Record<string, string> },
  writesPages: webpack.WebpackPluginInstance,
  keptFiles: readonly string[],
): Configuration {
  const development = mode === 'development';
  // Short hashes: the gate carries those of every chunk.
  const hash = development ? '' : '.[contenthash:6]';
  return {
    ...shared(mode, folder),
    target: 'browserslist',
    entry,
    devtool: development ? 'eval-cheap-module-source-map' : false,
    output: {
      path: join(output, folder),
      publicPath,
      filename: `assets/[name]${hash}.js`,
      // The entry's script has the map of all file names: their numbers are shorter.
      chunkFilename: `assets/${development ? '[name]' : '[id]'}${hash}.js`,
      assetModuleFilename: assetName,
      clean: { keep: (name) => keptFiles.includes(name) },
    },
    resolve: { alias: textsAlias },
    module: {
      rules: [
        typescript({
          getCustomTransformers: () => ({
            before: [compiledTexts(), pureConstants(), ...(development ? [reactRefresh()] : [])],
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
        // Otherwise their imports stay where nothing uses them.
        { test: /(DrawnForm|PlainFilters|PlainSearch|WithoutScript)\.tsx$/, sideEffects: false },
      ],
    },
    optimization: {
      // A chunk that changes is loaded anew in any case, so names need not stay what they were.
      mangleExports: 'size',
      // A site loads plain pages or live ones: a file of what both share would only cost requests.
      splitChunks: {
        chunks: (chunk) =>
          !chunk.canBeInitial() && chunk.name !== 'plain' && chunk.name !== 'sample',
      },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/${development ? '[name]' : '[id]'}${hash}.css`,
      }),
      // What only the server draws is left out.
      new webpack.DefinePlugin({ 'typeof window': '"object"' }),
      themed,
      writesPages,
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

/**
 * The travelers' bundle: everything but its two entries hangs on their `import()`. A page has one
 * of them, that of the gate or that of a site without it. `keptFiles` stay in its folder: those of
 * the last release, which open pages may load.
 */
export function clientConfig(mode: Mode, keptFiles: readonly string[] = []): Configuration {
  const entry = { gate: './client/gate.ts', open: './client/open.ts' };
  return browserConfig(mode, { folder: 'client', publicPath: '/', entry }, pages, keptFiles);
}

/** The desk's bundle, of which travelers load nothing. ADR 0017. `keptFiles` as above. */
export function deskConfig(mode: Mode, keptFiles: readonly string[] = []): Configuration {
  const entry = { desk: './client/desk.tsx' };
  return browserConfig(mode, { folder: 'desk', publicPath: '/desk/', entry }, deskPage, keptFiles);
}

/**
 * The service worker, one file without a hash in its name: browsers look there for a newer one. ADR
 * 0022.
 */
export function serviceWorkerConfig(): Configuration {
  return {
    ...shared('production', 'service-worker'),
    target: ['webworker', 'es2022'],
    entry: './client/serviceWorker.ts',
    devtool: false,
    output: { path: join(output, 'service-worker'), filename: 'service-worker.js', clean: true },
    module: { rules: [typescript()] },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
  };
}

/**
 * What the server draws the first content of pages with: the pages that may be found, in one file
 * for Node that has all packages. The bundle of travelers has the styles and pictures. ADR 0041.
 */
export function drawConfig(): Configuration {
  return {
    ...shared('production', 'draw'),
    target: 'node20',
    entry: { draw: './client/draw.tsx' },
    devtool: false,
    experiments: { outputModule: true },
    output: {
      path: join(output, 'draw'),
      publicPath: '/',
      filename: '[name].js',
      module: true,
      asyncChunks: false,
      library: { type: 'module' },
      assetModuleFilename: assetName,
      clean: true,
    },
    resolve: { alias: textsAlias },
    module: {
      rules: [
        typescript({ getCustomTransformers: () => ({ before: [compiledTexts()] }) }),
        // Parts of pages that are loaded later are not drawn.
        {
          test: /\.tsx?$/,
          exclude: /(pageRoutes|loadTexts|firstCall|MoreOfHotel)\./,
          parser: { import: false },
        },
        {
          test: /\.css$/,
          loader: 'css-loader',
          options: { modules: { ...cssModules(false), exportOnlyLocals: true } },
        },
        { test: /\.(png|svg|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.IgnorePlugin({ resourceRegExp: neverDrawn }),
      // Drawing knows no browser. The page itself reports problems of an answer.
      new webpack.DefinePlugin({
        'navigator.languages': '[]',
        'navigator.language': '"en"',
        'console.error': '(() => {})',
      }),
    ],
  };
}

/**
 * Has `write` add files to those of a bundle, or change them: pages, which name the files that were
 * compiled, unless another stage is given.
 */
function pageWriter(
  name: string,
  write: (compilation: webpack.Compilation) => void,
  stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
): webpack.WebpackPluginInstance {
  return {
    apply: ({ hooks }: webpack.Compiler) => {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({ name, stage }, () => write(compilation));
      });
    },
  };
}

/**
 * What the server reads below `dist/server`: the pages of content, the pictures of the sample
 * provider, and the filter of leaked passwords.
 */
const serverFiles = pageWriter('server files', (compilation) => {
  const filter = readFileSync(join(root, 'server/auth/leakedPasswords.bin'));
  compilation.emitAsset('leakedPasswords.bin', new webpack.sources.RawSource(filter));
  for (const [source, target, ending] of [
    ['contracts/content', 'content', '.md'],
    ['contracts/sample-provider/pictures', 'pictures', '.svg'],
  ] as const) {
    const folder = join(root, source);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith(ending)) continue;
      const content = new webpack.sources.RawSource(readFileSync(join(folder, name)));
      compilation.emitAsset(`${target}/${name}`, content);
    }
  }
});

/** The theme, before the styles of the travelers' app or of the desk. ADR 0003. */
const themed = pageWriter(
  'theme',
  (compilation) => {
    const [sheet] = ['app', 'desk'].flatMap((group) => filesOf(compilation, group, '.css'));
    if (!sheet) return;
    const theme = themeStyleSheet();
    compilation.updateAsset(sheet, (own) => new webpack.sources.ConcatSource(theme, '\n', own));
  },
  webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS,
);

/** The page of each language. */
const pages = pageWriter('pages', writePages);

/** The one page of the desk. */
const deskPage = pageWriter('desk page', (compilation) => {
  const files = (kind: string) => filesOf(compilation, 'desk', kind).map((name) => `/desk/${name}`);
  const html = deskDocument({
    favicon: `/desk/${emitIcon(compilation)}`,
    scripts: files('.js'),
    styleSheets: files('.css'),
  });
  compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
  emitManifests(compilation, deskManifest);
});

function filesOf(compilation: webpack.Compilation, group: string, kind: string): string[] {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return files.filter((name) => name.endsWith(kind));
}

/** What names an app where it is installed, in each language. */
function emitManifests(
  compilation: webpack.Compilation,
  manifestIn: (language: Language) => object,
): void {
  for (const language of languages) {
    const text = JSON.stringify(manifestIn(language));
    compilation.emitAsset(manifestFile(language), new webpack.sources.RawSource(text));
  }
}

function emitIcon(compilation: webpack.Compilation): string {
  return emitHashed(compilation, 'favicon.svg', Buffer.from(favicon()));
}

/** A PNG of 1200 × 630 pixels, since sites that show a preview of a link draw no SVG. */
function emitSharePicture(compilation: webpack.Compilation): string {
  return emitHashed(compilation, 'share.png', readFileSync(join(root, 'client/app/share.png')));
}

/** Adds a file whose name has the digest of its content. */
function emitHashed(compilation: webpack.Compilation, name: string, content: Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const hashed = `assets/${name.replace('.', `.${digest}.`)}`;
  compilation.emitAsset(hashed, new webpack.sources.RawSource(content), { immutable: true });
  return hashed;
}

/** The pages that are other ones on a plain site. */
const plainPages: readonly PublicPage[] = ['home', 'listing', 'hotel'];

/** The texts that a page needs beside those of all pages. */
const textParts: Readonly<Record<PublicPage, readonly string[]>> = {
  home: [],
  listing: ['stays'],
  hotel: ['stays'],
  content: ['stays', 'rest'],
};

/**
 * Links to the files that each page of a plain and of a live site loads on top of the app, by language.
 */
function writePageLinks(compilation: webpack.Compilation): void {
  const textsOf = (language: Language, page: PublicPage) =>
    textParts[page].map((part) => `texts-${language}-${part}`);
  const linksOf = (language: Language, page: PublicPage, live: boolean) => {
    const code = !live && plainPages.includes(page) ? 'plain' : page;
    const groups = [code, ...textsOf(language, page)];
    const files = new Set(groups.flatMap((group) => filesOf(compilation, group, '')));
    const links = fileLinks(
      'preload',
      [...files].map((name) => `/${name}`),
    );
    if (page !== 'hotel') return links;
    // What the app loads later is drawn for browsers without JavaScript.
    const sheets = filesOf(compilation, 'hotel-more', '.css').filter((name) => !files.has(name));
    const later = sheets.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
    return `${links}<noscript>${later}</noscript>`;
  };
  const linksIn = (language: Language, live: boolean) =>
    Object.fromEntries(publicPages.map((page) => [page, linksOf(language, page, live)]));
  const linksOfSite = (live: boolean) =>
    Object.fromEntries(languages.map((language) => [language, linksIn(language, live)]));
  const text = JSON.stringify({ plain: linksOfSite(false), live: linksOfSite(true) });
  compilation.emitAsset(pageLinksFile, new webpack.sources.RawSource(text));
}

/** The style sheet of each entry goes into its pages themselves. */
function writePages(compilation: webpack.Compilation): void {
  writePageLinks(compilation);
  emitManifests(compilation, webManifest);
  for (const name of icons) {
    const content = readFileSync(join(root, 'client/icons', name));
    compilation.emitAsset(name, new webpack.sources.RawSource(content));
  }
  const files = (group: string, kind: string) => filesOf(compilation, group, kind);
  const address = (name: string) => `/${name}`;
  const favicon = address(emitIcon(compilation));
  const picture = address(emitSharePicture(compilation));
  const fontsOf = (language: Language) => {
    const wanted =
      language === 'ar' ? /(figtree-latin|el-messiri-arabic).*woff2$/ : /figtree-latin.*woff2$/;
    return compilation.getAssets().filter(({ name }) => wanted.test(name));
  };
  for (const [entry, page] of [
    ['gate', indexPage],
    ['open', openPage],
  ] as const) {
    const styleSheets = files(entry, '.css').map((name) => {
      const text = String(compilation.getAsset(name)?.source.source() ?? '');
      compilation.deleteAsset(name);
      return text;
    });
    for (const language of languages) {
      const html = page(
        {
          favicon,
          picture,
          scripts: files(entry, '.js').map(address),
          preloadFonts: fontsOf(language).map(({ name }) => address(name)),
          appScripts: [...files('app', '.js'), ...files(`texts-${language}`, '.js')].map(address),
          appStyleSheets: files('app', '.css').map(address),
          homeFiles: files('home', '').map(address),
          fontFaces: styleSheets.join(''),
        },
        language,
      );
      const name = pageFile(language, entry === 'gate');
      compilation.emitAsset(name, new webpack.sources.RawSource(html));
    }
  }
}

/**
 * The BFF in one file, the commands of operators in others, and the sample
 * provider in one that is only read when it is started.
 */
/** The check of a provider as one file, for teams that have no checkout. */
export function kitConfig(): Configuration {
  return {
    ...shared('production', 'kit'),
    target: 'node20',
    entry: { verify: './contracts/kit/verifyFile.ts' },
    experiments: { outputModule: true },
    output: {
      path: join(output, 'kit'),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    module: {
      parser: {
        javascript: { importMeta: false, createRequire: false, dynamicImportMode: 'eager' },
      },
      rules: [typescript()],
    },
    optimization: { minimize: true },
  };
}

export function serverConfig(): Configuration {
  return {
    ...shared('production', 'server'),
    target: 'node20',
    entry: {
      index: './server/main/index.ts',
      migrate: './server/main/migrate.ts',
      backup: './server/database/backup/backupCommand.ts',
      restore: './server/database/backup/restoreCommand.ts',
      distribute: './server/main/distribute.ts',
      staff: './server/staff/command.ts',
      record: './server/record/command.ts',
      rates: './server/exchangeRates/command.ts',
      payments: './server/reconciliation/paymentsCommand.ts',
      reservations: './server/reconciliation/reservationsCommand.ts',
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
    // OpenTelemetry is compiled into a chunk of its own, so that production installs need none of
    // its packages. ADR 0023.
    externals: [/^(?!@opentelemetry\/)[a-z@][^:]*$/i],
    module: {
      parser: { javascript: { importMeta: false, createRequire: false } },
      rules: [typescript()],
    },
    optimization: { minimize: false },
    plugins: [serverFiles],
  };
}
