import { hash } from 'node:crypto';
import type { HeaderList } from '../pipeline/securityHeaders.ts';
import type { Encoding } from './acceptEncoding.ts';
import { pack } from './encodeBody.ts';
import type { ProviderResponse } from '../provider/providerResponse.ts';

/** One packing of an answer, ready to be written: `fields` are names and values in turn. */
export type Representation = {
  body: Buffer;
  etag: string | undefined;
  fields: HeaderList;
};

const passedOn = [
  ...(['cache-control', 'Cache-Control'] as const),
  ...(['content-language', 'Content-Language'] as const),
  ...(['date', 'Date'] as const),
  ...(['expires', 'Expires'] as const),
  ...(['last-modified', 'Last-Modified'] as const),
  ...(['retry-after', 'Retry-After'] as const),
];
/** An entity tag's parts: `W/` or nothing, and what stands between its quotes. */
type Tag = { weak: string; opaque: string };
const tagShape = /^(W\/)?"([\x21\x23-\x7e]{1,200})"$/;

/** What an answer weighs besides its bodies: keys, header texts, the objects themselves. */
const overhead = 2_048;

/**
 * An answer as bytes and headers that can be written again and again: as it came, and packed for
 * whoever accepts that, which is done once, when the first one asks. Each packing of a 200 has an
 * ETag of its own: the provider's, or one made from the content, and the packing's name. RFC 9110 §8.8.3.
 */
export class Representations {
  readonly status: number;
  readonly headers: ProviderResponse['headers'];
  readonly body: Buffer;
  private readonly tag: Tag | undefined;
  private readonly ready: Partial<Record<Encoding, Representation>> = {};
  private readonly packing: Partial<Record<Encoding, Promise<Representation>>> = {};
  private grown: () => void = () => {};

  /** `unchanged` is the answer that this one, of the same body, takes the place of. */
  constructor(
    { status, headers, body }: Omit<ProviderResponse, 'upstreamMs'>,
    unchanged?: Representations,
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
    this.tag = unchanged?.tag ?? tagOf(status, headers, body);
    this.ready.identity = this.withFields('identity', body);
    for (const encoding of ['gzip', 'br'] as const) {
      const earlier = unchanged?.ready[encoding];
      if (earlier) this.keep(encoding, earlier.body);
    }
  }

  /** The packing, at once if it was made before or is quickly made. */
  packed(encoding: Encoding): Representation | Promise<Representation> {
    const ready = this.ready[encoding];
    if (ready) return ready;
    const under = this.packing[encoding];
    if (under) return under;
    const made = encoding === 'identity' ? this.body : pack(this.body, encoding);
    if (!made || Buffer.isBuffer(made)) return this.keep(encoding, made ?? this.body);
    const packing = made.then((body) => this.keep(encoding, body ?? this.body));
    this.packing[encoding] = packing;
    return packing;
  }

  /** The memory it takes, each packing counted. */
  get bytes(): number {
    const bodies = new Set(Object.values(this.ready).map(({ body }) => body));
    return [...bodies].reduce((sum, body) => sum + body.length, overhead);
  }

  /** Tells whenever `bytes` has grown. */
  onGrown(grown: () => void): void {
    this.grown = grown;
  }

  private keep(encoding: Encoding, body: Buffer): Representation {
    const packed = this.withFields(body === this.body ? 'identity' : encoding, body);
    this.ready[encoding] = packed;
    this.packing[encoding] = undefined;
    this.grown();
    return packed;
  }

  private withFields(encoding: Encoding, body: Buffer): Representation {
    const { headers, tag } = this;
    const fields = ['Content-Type', headers['content-type'] ?? 'application/json'];
    fields.push('Content-Length', String(body.length));
    if (encoding !== 'identity') fields.push('Content-Encoding', encoding);
    fields.push(
      'Vary',
      byLanguage(headers) ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding',
    );
    const etag = tag && `${tag.weak}"${tag.opaque}-${encoding}"`;
    if (etag) fields.push('ETag', etag);
    for (let at = 0; at < passedOn.length; at += 2) {
      const value = headers[passedOn[at] ?? ''];
      if (value !== undefined) fields.push(passedOn[at + 1] ?? '', value);
    }
    return { body, etag, fields };
  }
}

function byLanguage(headers: ProviderResponse['headers']): boolean {
  return /\baccept-language\b/i.test(headers['vary'] ?? '');
}

/**
 * A digest of the content where the provider gave no tag, none that can be passed on, or one that may
 * be the same in each language.
 */
function tagOf(
  status: number,
  headers: ProviderResponse['headers'],
  body: Buffer,
): Tag | undefined {
  if (status !== 200) return undefined;
  const [, weak = '', opaque] = tagShape.exec(headers['etag'] ?? '') ?? [];
  if (opaque !== undefined && !byLanguage(headers)) return { weak, opaque };
  return { weak: '', opaque: hash('sha256', body, 'base64url').slice(0, 22) };
}
