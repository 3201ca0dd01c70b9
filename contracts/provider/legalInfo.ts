import * as v from 'valibot';
import { known } from './known.ts';

const text = known(v.string());

/**
 * Who a hotel is in law, beside the other fields of `GET /api/hotels/:id`: the name of its company,
 * its postal address and its VAT number. The desk alone reads it, for invoices and payments, so it
 * is no part of `hotelSchema`, which travelers' browsers carry.
 */
export const hotelLegalSchema = v.object({
  id: v.union([v.string(), v.number()]),
  legal_info: known(v.object({ name: text, address: text, vat_number: text })),
});
