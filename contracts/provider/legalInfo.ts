import * as v from 'valibot';
import { known } from './known.ts';

const text = known(v.string());

/**
 * The legal identity of a hotel, a part of the response of `GET /api/hotels/:id`: the name of its
 * company, its postal address and its VAT number. Only the desk reads it, for invoices and
 * payments. It is not part of `hotelSchema`, because travelers' browsers load that schema.
 */
export const hotelLegalSchema = v.object({
  id: v.union([v.string(), v.number()]),
  legal_info: known(v.object({ name: text, address: text, vat_number: text })),
});
