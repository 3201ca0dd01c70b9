/** Reads a text, which is empty if the setting is missing. */
const text = (content: string) => content;
/** Reads a setting that is either on or off. */
const flag = (content: string) => content === 'true';

/**
 * The settings that pages read. The server writes each setting into the `meta` element with its
 * name. The function here reads the setting from that element.
 */
export const siteSettings = {
  /** The name of the site: SITE_NAME. If it is empty, the name in the catalog applies. */
  siteName: text,
  /** True if the provider sends rates. Pages then show no sample text: LIVE_SITE. */
  live: flag,
  /** The address of a hotel's map in a frame, with `{lat}` and `{lng}`: MAP_EMBED_URL. Spec §7. */
  mapEmbedUrl: text,
  /** The address of the tiles of the site's own map, with `{z}`, `{x}` and `{y}`: MAP_TILE_URL. */
  mapTileUrl: text,
  /** True if the checkout shows the client's price and the agent's commission: AGENT_PRICES. */
  agentPrices: flag,
  /** The text about how the hotels collect payments before arrival: PAYMENT_NOTE. */
  paymentNote: text,
  /**
   * The party that collects payments before arrival if a rate does not name one:
   * PREPAID_COLLECTED_BY.
   */
  prepaidBy: text,
  /**
   * The currencies and minimum amounts of card payments, as `chargeRefusal` reads them. Empty if
   * travelers cannot pay on the site.
   */
  payments: text,
  /**
   * True if the hotels are real. In this case, travelers pay nothing to a hotel before arrival
   * unless it is known how the hotel collects.
   */
  needsPaymentNote: flag,
  /** The time within which hotels usually answer requests: DESK_ANSWERS. */
  deskAnswers: text,
  /** The contact data of the operator: OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_EMAIL. */
  address: text,
  phone: text,
  email: text,
  /** True if the desk can receive messages: DESK_EMAIL, OPERATOR_EMAIL. */
  contact: flag,
} as const;

export type SiteSettings = {
  readonly [Name in keyof typeof siteSettings]: ReturnType<(typeof siteSettings)[Name]>;
};

/** Reads the settings of a page. `read` returns the content of the `meta` element with a name. */
export function readSiteSettings(read: (name: string) => string): SiteSettings;
export function readSiteSettings(read: (name: string) => string): object {
  return Object.fromEntries(
    Object.entries(siteSettings).map(([name, parse]) => [name, parse(read(name))]),
  );
}
