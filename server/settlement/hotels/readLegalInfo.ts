import * as v from 'valibot';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { hotelLegalSchema } from '#contracts/provider/legalInfo.ts';
import { readableText } from '#contracts/values/plainText.ts';
import { hotelFields } from '#contracts/site/desk/deskHotelDetails.ts';
import type { ProviderFetch, ProviderRequest } from '../../provider/providerRequest.ts';
import { jsonOf } from '../../provider/readResponse.ts';

/** Who a hotel is in law, as the provider says; '' for what it does not say. */
export type LegalInfo = { legalName: string; address: string; vatNumber: string };

/**
 * What the provider sends; `unread`: it could not be asked, or what it sent could not be read, which
 * says nothing of the hotel.
 */
export type ReadLegalInfo = (
  hotelId: string,
  requestId: string,
) => Promise<{ state: 'sent'; info: LegalInfo } | { state: 'none' | 'unread' }>;

/** How long the desk waits for the provider, in milliseconds. */
const waitMs = 4_000;

/**
 * Reads `legal_info` of a hotel. Of a hotel that the provider no longer knows it sends none. A body
 * that breaks the contract, or is another hotel's, is unread. Never rejects.
 */
export function legalInfoReader(fetch: ProviderFetch<ProviderRequest>): ReadLegalInfo {
  return async (hotelId, requestId) => {
    try {
      const signal = AbortSignal.timeout(waitMs);
      const request = { endpoint: 'hotel', path: hotelPath(hotelId) } as const;
      const response = await fetch(request, { requestId, signal });
      if (response.status === 404 || response.status === 410) return { state: 'none' };
      if (response.status !== 200) return { state: 'unread' };
      const read = v.safeParse(hotelLegalSchema, jsonOf(response)?.value);
      if (!read.success || String(read.output.id) !== hotelId) return { state: 'unread' };
      const { name, address, vat_number: vatNumber } = read.output.legal_info ?? {};
      const info = {
        legalName: lineOf(name, hotelFields.legalName),
        address: readableText(address ?? '', hotelFields.address),
        vatNumber: lineOf(vatNumber, hotelFields.vatNumber),
      };
      const isEmpty = Object.values(info).every((text) => text === '');
      return isEmpty ? { state: 'none' } : { state: 'sent', info };
    } catch {
      return { state: 'unread' };
    }
  };
}

function lineOf(text: string | null | undefined, most: number): string {
  return readableText((text ?? '').replaceAll(/\s+/g, ' '), most);
}
