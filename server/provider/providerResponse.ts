/**
 * What the provider answered, safe to pass on and to keep: `status` is 200, 304 (to a conditional
 * question only) or an error's; `headers` hold the allowed ones alone, in lower case, of which none
 * tells of the body's packing or length; `body` is whole, unpacked JSON, and empty on a 304.
 */
export type ProviderResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  upstreamMs: number;
};
