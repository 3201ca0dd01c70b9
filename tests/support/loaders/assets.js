const classNames = 'export default new Proxy({}, { get: (_, name) => String(name) });';
const address = "export default 'asset';";

/**
 * Returns a stand-in for a file that only webpack can import. A CSS module names each class after
 * itself.
 */
function standIn(url) {
  if (/\.module\.css$/.test(url)) return classNames;
  return /\.(css|svg|woff2)$/.test(url) ? address : undefined;
}

// A CommonJS package with `__esModule`: webpack takes its default export, but Node does not.
const commonJs = 'react-slick';
const commonJsUrl = `default-of:${commonJs}`;
const unwrapped = `import { createRequire } from 'node:module';
export default createRequire(${JSON.stringify(import.meta.url)})('${commonJs}').default;`;

export function resolve(specifier, context, next) {
  if (specifier === commonJs) return { url: commonJsUrl, shortCircuit: true };
  if (!standIn(specifier)) return next(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
}

export function load(url, context, next) {
  const source = url === commonJsUrl ? unwrapped : standIn(url);
  return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
}
