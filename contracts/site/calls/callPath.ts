import type { CallName, Params } from './call.ts';

/** The path of a call, with the encoded values of its parameters. */
export function callPath<Name extends CallName>(name: Name, params: Params<Name>): string;
export function callPath(name: string, params: Readonly<Record<string, string>>): string {
  return name
    .slice(name.indexOf('/'))
    .replace(/:(\w+)/g, (_all, param: string) => encodeURIComponent(params[param] ?? ''));
}
