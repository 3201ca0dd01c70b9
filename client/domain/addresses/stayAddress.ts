import { partyFields, type WithParty } from '../search/party.ts';
import { type Stay, stayFields } from '../search/searchQuery.ts';
import { addressCodec } from './addressCodec.ts';

/**
 * The stay and the party, which the addresses of the listing, hotel, comparison and booking pages
 * share.
 */
export interface StayAndParty extends Stay, WithParty {}

const codec = addressCodec({ ...stayFields, ...partyFields });

/** Reads the stay and the party from any address. Missing fields have their defaults. */
export function readStay(query: string): StayAndParty {
  return codec.read(query).value;
}

/**
 * Writes a stay and a party as a query with its `?`. Returns '' for no days and the default party.
 */
export const stayQuery = codec.write;
