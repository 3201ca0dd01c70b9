import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StaffRole } from '#contracts/site/desk/permissions.ts';
import { staffPassword, takeInvitation } from '../server/staff/joinStaff.ts';
import type { Site } from '../support/startSite.ts';
import { totp } from '../support/totp.ts';
import { openLink } from './accountMail.ts';

/**
 * Invites a colleague with this role by the operator's command and signs in with the browser of the
 * page, including the second step. Returns the secret of the authenticator app and the recovery
 * codes. Open a page of the desk afterwards.
 */
export async function joinDesk(
  { request }: Pick<Page, 'request'>,
  { origin, command }: Pick<Site, 'origin' | 'command'>,
  role: StaffRole,
  {
    email = `${role}-${randomUUID()}@desk.example`,
    name = 'Mary Jackson',
  }: { email?: string; name?: string } = {},
) {
  const said = await command('staff', 'invite', email, '--role', role);
  const [, token = ''] = /#token=([\w-]+)/.exec(said) ?? [];
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${origin}${path}`, { data, headers: { Origin: origin } });
    const body: unknown = await answer.json();
    return { status: answer.status(), body };
  };
  return takeInvitation(post, token, name);
}

/**
 * Accepts the invitation in a mail by hand, which leaves the page signed in. Returns the secret of
 * the authenticator app.
 */
export async function joinByMail(page: Page, mail: string, name: string): Promise<string> {
  await openLink(page, mail);
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.getByLabel('Confirm Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  const app = page.getByRole('link', { name: /app/ });
  const secret = new URL(String(await app.getAttribute('href'))).searchParams.get('secret') ?? '';
  await page.getByLabel('Code from your app').fill(totp(secret));
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  return secret;
}
