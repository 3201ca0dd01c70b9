import * as v from 'valibot';
import { siteCalls } from '#contracts/site/calls/siteCalls.ts';
import { type DeskPermission, deskPermissions } from '#contracts/site/desk/permissions.ts';
import type { Browser } from '../accounts/startTestAccounts.ts';

const isPermission = (access: string): access is DeskPermission => access in deskPermissions;

/** The calls of the desk with the permission for each. */
export const rules = Object.entries(siteCalls).flatMap(([name, { access }]) => {
  const [method = '', path = ''] = name.split(' ');
  const route = `${method.toLowerCase()} ${path}`;
  return isPermission(access) ? [{ route, permission: access }] : [];
});

const methodSchema = v.picklist(['get', 'post', 'put', 'patch', 'delete']);

/** Sends a request without its required input, so that it changes nothing. */
export async function send(browser: Browser, route: string) {
  const [word, path = ''] = route.split(' ');
  return browser[v.parse(methodSchema, word)](path.replaceAll(/:\w+/g, 'none'), {});
}
