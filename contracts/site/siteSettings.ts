/** Reads a text; '' for none. */
const text = (content: string) => content;
/** Reads whether something is on. */
const flag = (content: string) => content === 'true';

/**
 * The settings that pages read, and what reads each from the `meta` element of its name, into which
 * the server writes it.
 */
export const siteSettings = {
  /** What the site is called; '' for the name in the catalogue: SITE_NAME. */
  siteName: text,
  /** Whether the provider sends rates, so that no sample text is shown: LIVE_SITE. */
  live: flag,
  /** The address of a hotel's map in a frame, with `{lat}` and `{lng}`: MAP_EMBED_URL. Spec §7. */
  mapEmbedUrl: text,
  /** The tiles of our own map, with `{z}`, `{x}` and `{y}`: MAP_TILE_URL. */
  mapTileUrl: text,
  /** Whether the checkout shows the client's price and the agent's commission: AGENT_PRICES. */
  agentPrices: flag,
  /** How hotels collect what is paid before arrival: PAYMENT_NOTE. */
  paymentNote: text,
  /** Who collects what is paid before arrival where a rate does not say: PREPAID_COLLECTED_BY. */
  prepaidBy: text,
  /** What cards are charged on the site, as `chargeRefusal` reads it; '' where nobody can pay here. */
  payments: text,
  /** Whether the hotels are real: nothing is paid to one that has not said how. */
  needsPaymentNote: flag,
  /** When the hotels usually answer requests: DESK_ANSWERS. */
  deskAnswers: text,
  /** How to reach the operator: OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_EMAIL. */
  address: text,
  phone: text,
  email: text,
  /** Whether the desk gets messages: DESK_EMAIL, OPERATOR_EMAIL. */
  contact: flag,
} as const;

export type SiteSettings = {
  readonly [Name in keyof typeof siteSettings]: ReturnType<(typeof siteSettings)[Name]>;
};

/** Reads the settings of a page, each by the name of its `meta` element. */
export function readSiteSettings(read: (name: string) => string): SiteSettings;
export function readSiteSettings(read: (name: string) => string): object {
  return Object.fromEntries(
    Object.entries(siteSettings).map(([name, parse]) => [name, parse(read(name))]),
  );
}
