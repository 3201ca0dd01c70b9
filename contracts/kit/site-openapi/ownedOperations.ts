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
      get: travellers('listTravellers', 'The saved travellers', 'Checkout offers them as guests.', {
        200: ok('SavedTravellers'),
      }),
      post: travellers(
        'addTraveller',
        'Save a traveller',
        'The response lists all of them, the new one last.',
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
          'All fields are replaced. Bookings made before keep what they were made with.',
          { ...noSuch, 200: ok('SavedTravellers') },
          'SavedTravellerFields',
        ),
      },
      delete: {
        parameters: [idParameter('The `id` of the traveller.')],
        ...travellers(
          'removeTraveller',
          'Remove a traveller',
          'Bookings made before keep what they were made with.',
          { 200: ok('SavedTravellers'), ...origin, ...noSuch },
        ),
      },
    },
    [favouritePaths.favourites]: {
      get: favourites(
        'listFavourites',
        'The favourite hotels',
        'The hotels that follow the account from device to device, the latest first.',
        { 200: ok('Favourites') },
      ),
      post: favourites(
        'addFavourites',
        'Add hotels, such as those of a device, as long as there is room for them',
        'Those that are there already stay once; a stay is added to those that have none with days to come. The response says which ones the account has.',
        { 200: ok('Favourites') },
        'Favourites',
      ),
    },
    [withId(favouritePaths.favourite)]: {
      delete: {
        parameters: [idParameter('The `id` of the hotel.')],
        ...favourites(
          'removeFavourite',
          'Remove a hotel',
          'The response lists those that are left. A hotel that is not among them is no error.',
          { 200: ok('Favourites'), ...origin },
        ),
      },
    },
    [tripsPath]: {
      get: trips(
        'listTrips',
        'The bookings of the account',
        'Those made while signed in, and those made before with the address of the account. Each has the link of its page.',
        { 200: ok('Trips') },
      ),
    },
  };
}
