/**
 * A checked response of the provider. `status` is 200, 304 (to a conditional request only) or an error
 * status. `headers` holds the allowed headers only, in lower case; Content-Encoding and Content-Length are
 * not among them. `body` is complete, decompressed JSON, or empty for a 304. `bodyReplaced`: the body of
 * an error was not JSON, and a problem body of the site stands in its place. `upstreamMs` is the time from
 * the request to the end of the response.
 */
export type ProviderResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  bodyReplaced?: true;
  upstreamMs: number;
};
