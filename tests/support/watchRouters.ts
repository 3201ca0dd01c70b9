import { Router } from 'express';

type Layer = {
  route?: { path: string; methods: Record<string, boolean> };
  handle: Handler;
};
type Handler = { stack?: Layer[] };
type Use = (this: Handler, ...args: unknown[]) => unknown;

/**
 * Records where routers are mounted from now on, because Express does not tell later. Returns a
 * function that lists the routes of a router and of its nested routers, such as `get /api/trips`.
 */
export function watchRouters() {
  const mounts = new Map<Handler, string>();
  const prototype: { use: Use } = Router.prototype;
  const { use } = prototype;
  prototype.use = function (this: Handler, ...args) {
    const [path] = args;
    for (const each of args.flat()) {
      if (isRouter(each)) mounts.set(each, typeof path === 'string' ? path : '');
    }
    return use.apply(this, args);
  };
  return function routesOf(prefix: string, handler: unknown): string[] {
    if (!isRouter(handler)) throw new Error(`${prefix} is no router: its routes cannot be listed.`);
    return handler.stack.flatMap(({ route, handle }) => {
      if (route) {
        const path = `${prefix}${route.path}`.replace(/\/$/, '');
        const methods = Object.keys(route.methods).filter((method) => method !== '_all');
        return methods.map((method) => `${method} ${path}`);
      }
      return isRouter(handle) ? routesOf(`${prefix}${mounts.get(handle) ?? ''}`, handle) : [];
    });
  };
}

function isRouter(value: unknown): value is Required<Handler> {
  return typeof value === 'function' && 'stack' in value && Array.isArray(value.stack);
}
