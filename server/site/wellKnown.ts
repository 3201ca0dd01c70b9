import { Router } from 'express';
import { accountAddress } from '#client/domain/paths.ts';
import { dayMs } from '#contracts/values/durations.ts';

/** A file that says nothing for longer is to be thrown away: RFC 9116 §2.5.5 wants less than a year. */
const validMs = 90 * dayMs;

/**
 * The addresses that every site has in the same place (RFC 8615). `security.txt` names whom to tell
 * about a weakness; without a contact there is none. It is valid for 90 days from the day on which
 * it is read. RFC 9116. `change-password` leads password managers to where travelers change theirs.
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
