import { maxProviderIdLength } from '#contracts/provider/rateFields.ts';
import { partyLimits } from '#contracts/values/party.ts';
import { listOf, text } from './addressFields.ts';

const providerId = text(maxProviderIdLength);

/** The address fields for the rates of rooms: the kind of each room and its rate. */
export const roomFields = {
  rooms: listOf('room', providerId, partyLimits.rooms),
  rates: listOf('rate', providerId, partyLimits.rooms),
};
