import { Router } from 'express';
import { accountAddress } from '#client/domain/paths.ts';
import { dayMs } from '#contracts/values/durations.ts';

/** How long a file is valid. RFC 9116 §2.5.5 recommends less than a year. */
const validMs = 90 * dayMs;

/**
 * Serves the addresses that are the same on every site (RFC 8615). `security.txt` (RFC 9116) names
 * the contact for security problems. Without a contact, the file does not exist. It is valid for 90
 * days from the day on which it is read. `change-password` leads password managers to the page
 * where travelers change their password.
 */
export function wellKnown({
  securityContact,
  siteOrigin,
  now = () => new Date(),
}: {
  /** A `mailto:` or `https:` address. */
  securityContact: string | undefined;
  siteOrigin: () => string;
  now?: () => Date;
}): Router {
  const router = Router();
  const path = '/.well-known/security.txt';
  if (securityContact !== undefined) {
    router.get(path, (_req, res) => {
      const today = Math.floor(now().getTime() / dayMs) * dayMs;
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(today + validMs).toISOString()}`,
        `Canonical: ${siteOrigin()}${path}`,
      ];
      res
        .set('Cache-Control', 'no-cache')
        .type('text/plain')
        .send(`${lines.join('\n')}\n`);
    });
  }
  router.get('/.well-known/change-password', (_req, res) => {
    res.set('Cache-Control', 'no-store').redirect(302, accountAddress('security'));
  });
  return router;
}
