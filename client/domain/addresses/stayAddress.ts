import { partyFields, type WithParty } from '../search/party.ts';
import { type Stay, stayFields } from '../search/searchQuery.ts';
import { addressCodec } from './addressCodec.ts';

/**
 * When somebody travels and who: what the addresses of listing, hotel, comparison and booking
 * share.
 */
export interface StayAndParty extends Stay, WithParty {}

const codec = addressCodec({ ...stayFields, ...partyFields });

/** Reads the stay and the party of any address. What it does not name has its default. */
export function readStay(query: string): StayAndParty {
  return codec.read(query).value;
}

/** Writes a stay and a party as a query with its `?`; '' for no days and the default party. */
export const stayQuery = codec.write;
