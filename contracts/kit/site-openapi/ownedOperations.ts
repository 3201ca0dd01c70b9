import { favouritePaths } from '../../site/favourites.ts';
import { savedTravellerPaths } from '../../site/savedTravellers.ts';
import { tripsPath } from '../../site/trips.ts';
import {
  idParameter,
  ok,
  origin,
  ownOperation,
  problem,
  withBody,
  withId,
} from './documentParts.ts';

const noSuch = { 404: problem('The account has no such traveller.') };

/** The calls of what an account owns, as the `paths` of an OpenAPI document. */
export function ownedOperations() {
  return {
    [savedTravellerPaths.travellers]: {
      get: ownOperation('travellers', 'listTravellers', 'The saved travellers', {
        200: ok('SavedTravellers'),
      }),
      post: ownOperation(
        'travellers',
        'addTraveller',
        'Save a traveller',
        { ...withBody, 201: ok('SavedTravellers'), 409: problem('There are 20 already.') },
        'SavedTravellerFields',
      ),
    },
    [withId(savedTravellerPaths.traveller)]: {
      put: {
        parameters: [idParameter('The `id` of the traveller.')],
        ...ownOperation(
          'travellers',
          'changeTraveller',
          'Change a traveller',
          { ...withBody, ...noSuch, 200: ok('SavedTravellers') },
          'SavedTravellerFields',
        ),
      },
      delete: {
        parameters: [idParameter('The `id` of the traveller.')],
        ...ownOperation('travellers', 'removeTraveller', 'Remove a traveller', {
          200: ok('SavedTravellers'),
          ...origin,
          ...noSuch,
        }),
      },
    },
    [favouritePaths.favourites]: {
      get: ownOperation('favourites', 'listFavourites', 'The favourite hotels', {
        200: ok('Favourites'),
      }),
      post: ownOperation(
        'favourites',
        'addFavourites',
        'Add hotels, such as those of a device, as long as there is room for them',
        { ...withBody, 200: ok('Favourites') },
        'Favourites',
      ),
    },
    [withId(favouritePaths.favourite)]: {
      delete: {
        parameters: [idParameter('The `id` of the hotel.')],
        ...ownOperation('favourites', 'removeFavourite', 'Remove a hotel', {
          200: ok('Favourites'),
          ...origin,
        }),
      },
    },
    [tripsPath]: {
      get: ownOperation('trips', 'listTrips', 'The bookings of the account', { 200: ok('Trips') }),
    },
  };
}
