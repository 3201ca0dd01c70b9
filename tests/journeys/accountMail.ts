import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Site } from '../support/startSite.ts';
import { expect } from './journey.ts';

/** Returns the details of a traveler without an account. */
export function newTraveler() {
  const email = `ada-${randomUUID()}@travelers.example`;
  return { name: 'Ada Lovelace', email, password: 'analytical engine' };
}
export type NewTraveler = ReturnType<typeof newTraveler>;

/**
 * Waits for a mail of the site by its address, its subject and a part of its text. Returns its
 * text.
 */
export async function mailTo(
  site: Pick<Site, 'dataDir'>,
  to: string,
  subject: string,
  text = '',
): Promise<string> {
  const folder = join(site.dataDir, 'mail');
  const find = () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
      .find((mail) =>
        [`To: ${to}`, `Subject: ${subject}`, text].every((part) => mail.includes(part)),
      );
  };
  await expect.poll(() => find() !== undefined, { intervals: [100] }).toBe(true);
  return find() ?? '';
}

/** Returns the path of the link in a mail, including its token. */
export function linkOf(mail: string): string {
  const [, path = ''] =
    /http:\/\/[^/\s"]+(\/[^\s"<]*#[^\s"<]+)/.exec(mail.replaceAll('=3D', '=')) ?? [];
  return path;
}

/** Opens the link of a mail as a new page. */
export async function openLink(page: Page, mail: string): Promise<void> {
  // An address that differs only in its fragment would not reload the page.
  await page.goto('about:blank');
  await page.goto(linkOf(mail));
}

/**
 * Creates an account and confirms its address, which signs in the client of these requests.
 * 'accounts.phone.spec.ts' does the same by hand.
 */
export async function createAccount(
  request: APIRequestContext,
  site: Site,
  who: NewTraveler,
): Promise<void> {
  const send = async (path: string, data: object) => {
    const headers = { Origin: site.origin };
    const response = await request.post(`${site.origin}${path}`, { data, headers });
    expect(response.ok()).toBe(true);
  };
  await send('/api/auth/sign-up', who);
  const mail = await mailTo(site, who.email, 'Confirm your email address');
  const token = decodeURIComponent(linkOf(mail).split('#token=')[1] ?? '');
  await send('/api/auth/verification', { token, password: who.password });
}

/** Creates an account and leaves the browser signed in. */
export async function joinSite(page: Page, site: Site, who = newTraveler()): Promise<NewTraveler> {
  await createAccount(page.request, site, who);
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('signed-in', '1'));
  return who;
}

export async function fillSignUp(page: Page, who: NewTraveler): Promise<void> {
  await page.getByLabel('Full Name').fill(who.name);
  await page.getByLabel('Email address').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('Confirm Password').fill(who.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
}
