import * as v from 'valibot';
import { hotelPath } from '#contracts/provider/calls/requestPath.ts';
import { hotelLegalSchema } from '#contracts/provider/legalInfo.ts';
import { readableText } from '#contracts/values/plainText.ts';
import { hotelFields } from '#contracts/site/desk/deskHotelDetails.ts';
import type { ProviderFetch, ProviderRequest } from '../../provider/providerRequest.ts';
import { jsonOf } from '../../provider/readResponse.ts';

/** The legal identity of a hotel according to the provider; '' for missing fields. */
export type LegalInfo = { legalName: string; address: string; vatNumber: string };

/**
 * Reads the legal identity of a hotel from the provider. `unread`: the provider could not be asked,
 * or its answer could not be read. This reveals nothing about the hotel.
 */
export type ReadLegalInfo = (
  hotelId: string,
  requestId: string,
) => Promise<{ state: 'sent'; info: LegalInfo } | { state: 'none' | 'unread' }>;

/** The time that the desk waits for the provider, in milliseconds. */
const waitMs = 4_000;

/**
 * Creates a function that reads `legal_info` of a hotel. The state is `none` for a hotel that the
 * provider no longer knows. The state is `unread` if the body breaks the contract or belongs to
 * another hotel. The function never rejects.
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
