import { createHash } from 'node:crypto';
import type { Config } from '../main/config.ts';
import { escapeHtml } from './escapeHtml.ts';

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/** What the server writes into the page. `live`: the provider sends rates, so no sample text is shown. */
export type PageSettings = Pick<
  Config,
  'gatePassword' | 'mapEmbedUrl' | 'mapTileUrl' | 'agentPrices' | 'paymentNote' | 'deskAnswers'
> & {
  live: boolean;
};

/**
 * Adds settings to the built page, so that changing one needs no build: the addresses of maps and their
 * tiles, whether the checkout shows agents their prices, the operator's sentences on payment and on the
 * answers of the hotels, whether the site is live, and the SHA-256 digest of the gate's password. Throws if the page has no head.
 */
export function withSettings(
  html: string,
  { gatePassword, mapEmbedUrl, mapTileUrl, agentPrices, live, ...texts }: PageSettings,
): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) throw new Error('the built page has no </head>');
  const digest = createHash('sha256').update(gatePassword).digest('hex');
  const settings =
    meta('gate-digest', digest) +
    meta('map-embed-url', mapEmbedUrl) +
    meta('map-tile-url', mapTileUrl) +
    meta('agent-prices', String(agentPrices)) +
    meta('payment-note', texts.paymentNote) +
    meta('desk-answers', texts.deskAnswers) +
    meta('live', String(live));
  return html.slice(0, headEnd) + settings + html.slice(headEnd);
}
