import { favouritePaths } from '../../site/favourites.ts';
import { savedTravellerPaths } from '../../site/savedTravellers.ts';
import { tripsPath } from '../../site/trips.ts';
import { idParameter, ok, origin, ownOperationsOf, problem, withId } from './documentParts.ts';

const travellers = ownOperationsOf('travellers');
const favourites = ownOperationsOf('favourites');
const trips = ownOperationsOf('trips');
const noSuch = { 404: problem('The account has no such traveller.') };

/** The calls of what an account owns, as the `paths` of an OpenAPI document. */
export function ownedOperations() {
  return {
    [savedTravellerPaths.travellers]: {
      get: travellers('listTravellers', 'The saved travellers', {
        200: ok('SavedTravellers'),
      }),
      post: travellers(
        'addTraveller',
        'Save a traveller',
        { 201: ok('SavedTravellers'), 409: problem('There are 20 already.') },
        'SavedTravellerFields',
      ),
    },
    [withId(savedTravellerPaths.traveller)]: {
      put: {
        parameters: [idParameter('The `id` of the traveller.')],
        ...travellers(
          'changeTraveller',
          'Change a traveller',
          { ...noSuch, 200: ok('SavedTravellers') },
          'SavedTravellerFields',
        ),
      },
      delete: {
        parameters: [idParameter('The `id` of the traveller.')],
        ...travellers('removeTraveller', 'Remove a traveller', {
          200: ok('SavedTravellers'),
          ...origin,
          ...noSuch,
        }),
      },
    },
    [favouritePaths.favourites]: {
      get: favourites('listFavourites', 'The favourite hotels', {
        200: ok('Favourites'),
      }),
      post: favourites(
        'addFavourites',
        'Add hotels, such as those of a device, as long as there is room for them',
        { 200: ok('Favourites') },
        'Favourites',
      ),
    },
    [withId(favouritePaths.favourite)]: {
      delete: {
        parameters: [idParameter('The `id` of the hotel.')],
        ...favourites('removeFavourite', 'Remove a hotel', {
          200: ok('Favourites'),
          ...origin,
        }),
      },
    },
    [tripsPath]: {
      get: trips('listTrips', 'The bookings of the account', { 200: ok('Trips') }),
    },
  };
}
