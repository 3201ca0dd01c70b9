import * as v from 'valibot';
import { settings, wordsSchema } from './cities.ts';
import housesData from './houses.json' with { type: 'json' };

const bySettingSchema = v.strictObject(v.entriesFromList(settings, wordsSchema));

/**
 * A kind of room: its name, the beds that can stand in it, the stars from which a hotel has it, and
 * its price in percent of that of a standard double room.
 */
const roomKindSchema = v.strictObject({
  name: v.string(),
  bedding: v.array(v.string()),
  fromStars: v.number(),
  price: v.number(),
});

const groups = [
  'general',
  'food',
  'wellness',
  'transport',
  'access',
  'families',
  'internet',
] as const;
const policies = ['arrival', 'children', 'cots', 'pets', 'payments'] as const;

const housesSchema = v.strictObject({
  amenities: v.strictObject(v.entriesFromList(groups, wordsSchema)),
  /** Amenities that fit some places only. */
  amenitiesOfSetting: bySettingSchema,
  roomKinds: v.array(roomKindSchema),
  roomAmenities: v.strictObject({ everywhere: wordsSchema, comforts: wordsSchema }),
  views: bySettingSchema,
  policies: v.strictObject(v.entriesFromList(policies, v.array(v.string()))),
});

/**
 * What hotels have, their rooms and their rules. An error in the data file throws when the module
 * loads.
 */
export const houses = v.parse(housesSchema, housesData);
