const link = { shows: "the link to the hotel's page", without: 'the hotel is left out' };
const title = { shows: "the hotel's name", without: 'the hotel is left out' };
const notLoaded = 'the hotel could not be loaded';
const requestedLink = { ...link, without: notLoaded };
const requestedTitle = { ...title, without: notLoaded };
const largePicture = {
  shows: 'the first picture, at x600',
  without: 'a placeholder picture, 600 by 400',
};
const place = { shows: 'the place below the name', without: 'no place name' };
const country = { shows: 'the country code after the place', without: 'no country code' };
const marker = { shows: 'the position of the hotel', without: 'the hotel is only in the list' };
const zone = {
  shows: 'deadlines in the local time of the hotel',
  without: 'deadlines with their offset from UTC',
};
const arrival = { shows: 'the time of check-in', without: 'no time of check-in' };
const departure = { shows: 'the time of check-out', without: 'no time of check-out' };
const phone = { shows: 'the phone number, as a link', without: 'no phone number' };
const email = { shows: 'the e-mail address, as a link', without: 'no e-mail address' };
const policy = { shows: 'the policies of the hotel', without: 'the policies of the specification' };
const wayToPay = {
  shows: 'how the hotel collects the amount before arrival',
  without: 'the sentence of the operator; without this sentence such rates cannot be booked',
};
const bookedPolicy = { ...policy, without: 'no policies' };
const chosenRoom = {
  shows: "the chosen room's name",
  without: "the room's name, else 'Room'",
};
const scored = { shows: 'the badge, if hotels have rates', without: 'no badge' };
const stayCard = 'the chosen stay is not shown';
const noPageData = 'the page renders without data';
const caption = {
  shows: 'the caption below the picture',
  without: 'the picture without a caption',
};
const stayPicture = { shows: 'the picture of the stay', without: 'the first picture of the hotel' };
const bookedPlace = { shows: 'the place, if there is no address', without: 'no place' };
const embeddedMap = { shows: 'the embedded map', without: "'Map not available'" };
const directions = { shows: 'the way to the hotel', without: 'the way to its address' };
const pending = 'the booking stays pending';
const named = "the provider's name";
const ratesOfRoom = { shows: 'the rates of the room', without: 'the rates are left out' };

const nearby = { shows: 'the section about places nearby', without: 'the place is left out' };
const comparedPlace = { shows: 'the nearest sight and the airport', without: "'–'" };
const nearPlace = { hotel: nearby, comparison: comparedPlace };

/** The uses of a hotel's own fields, by screen. See `fieldUses` in `screens.ts`. */
export const hotelFieldUses = {
  id: {
    carousel: link,
    grid: link,
    listing: link,
    map: link,
    comparison: requestedLink,
    favorites: requestedLink,
    hotel: { shows: 'the address of the page', without: noPageData },
    booking: { shows: 'whether the hotel is the booked hotel', without: pending },
  },
  name: {
    carousel: title,
    grid: title,
    listing: title,
    map: title,
    comparison: requestedTitle,
    favorites: requestedTitle,
    hotel: { shows: 'the heading and the page title', without: noPageData },
    preCheckout: { shows: "the hotel's name", without: stayCard },
    checkout: { shows: "the hotel's name", without: stayCard },
    booking: { shows: "the hotel's name", without: pending },
  },
  'images[].url': {
    carousel: largePicture,
    grid: largePicture,
    listing: {
      shows: 'the first picture, at x300',
      without: 'a placeholder picture, 320 by 180',
    },
    comparison: {
      shows: 'the first picture, at x300',
      without: 'a placeholder picture, 320 by 180',
    },
    favorites: largePicture,
    hotel: {
      shows: 'one large picture at x600, four small ones at x300, and the pictures of the rooms',
      without: 'placeholder pictures, 600 by 400 and 320 by 180',
    },
    booking: { shows: 'the picture of the stay, at x600', without: 'no picture' },
  },
  'images[].caption': { hotel: caption },
  'images[].room_group_id': {
    hotel: { shows: 'the name of the room below the picture', without: 'no room' },
  },
  'region.name': {
    carousel: place,
    grid: place,
    listing: place,
    comparison: { shows: 'the location', without: "'–'" },
    favorites: place,
    hotel: place,
    booking: bookedPlace,
  },
  'region.country_code': {
    carousel: country,
    grid: country,
    listing: { shows: 'the country beside a suggested place', without: 'the place alone' },
    comparison: country,
    favorites: country,
    hotel: country,
    booking: bookedPlace,
  },
  star_rating: {
    grid: { shows: 'the stars, if hotels have rates', without: "'Not rated'" },
    listing: { shows: "'N stars' and its badge", without: "'No rating' and the badge '-'" },
    comparison: { shows: "'N stars'", without: "'No rating'" },
    favorites: { shows: "'N stars'", without: "'No rating'" },
    preCheckout: { shows: 'the stars', without: 'no stars' },
    checkout: { shows: 'the stars', without: 'no stars' },
    hotel: { shows: 'the stars and the rating box', without: "'No Rating' and 'N/A'" },
  },
  latitude: { map: marker, hotel: embeddedMap, booking: directions },
  longitude: { map: marker, hotel: embeddedMap, booking: directions },
  address: {
    hotel: { shows: 'the address', without: "'Address not available'" },
    booking: { shows: 'the address', without: 'the place' },
  },
  'room_groups[].name': {
    listing: { shows: "the first room's name, if it has no main name", without: "'Room'" },
    hotel: { shows: "each room's name, if it has no main name", without: "'Room'" },
    booking: { shows: "the room's name, if it has no main name", without: "'Room'" },
  },
  'room_groups[].name_struct.main_name': {
    listing: { shows: "the first room's name", without: "the room's name, else 'Room'" },
    hotel: {
      shows: "each room's name, and 'Showing N rooms'",
      without: "the room's name, else 'Room'; 'No rooms available' when there is no room",
    },
    preCheckout: chosenRoom,
    checkout: chosenRoom,
    booking: chosenRoom,
  },
  'room_groups[].room_amenities[].id': {},
  'room_groups[].room_amenities[].amenity': {
    hotel: { shows: 'the amenities of each room', without: "'No amenities listed'" },
  },
  'room_groups[].room_amenities[].code': {
    hotel: { shows: 'the amenities of each room, in the words of the site', without: named },
  },
  'amenity_groups[].amenities[].amenity': {
    listing: {
      shows: "the filter 'Breakfast included'",
      without: 'a hotel that this filter leaves out',
    },
    comparison: { shows: 'the facilities, and breakfast', without: "'Not listed'" },
    hotel: { shows: 'the facilities, ten of them at first', without: "'No amenities listed'" },
  },
  'amenity_groups[].amenities[].code': {
    listing: {
      shows: "the filters 'Breakfast included', 'Swimming pool' and the like",
      without: 'breakfast, if the English name mentions it',
    },
    comparison: { shows: 'the facilities in the words of the site', without: named },
    hotel: { shows: 'the facilities in the words of the site', without: named },
  },
  'amenity_groups[].title': {
    hotel: { shows: 'the heading of the group', without: 'one list without headings' },
  },
  'room_groups[].beds': {
    hotel: {
      shows: "the filters '1 bed', '2 beds' and '3+ beds'",
      without: 'the number of beds in the name and amenities of the room',
    },
  },
  'room_groups[].sleeps': {
    listing: { shows: 'which rates fit the party', without: 'the rate fits every party' },
    hotel: { shows: 'the maximum number of guests of a room', without: 'no maximum' },
    booking: { shows: 'whether the rooms are large enough', without: 'the room is large enough' },
  },
  'room_groups[].size_sqm': {
    comparison: { shows: 'the size of the room', without: "'–'" },
    hotel: { shows: 'the size of each room', without: 'no size' },
  },
  'room_groups[].images[].url': {
    hotel: { shows: 'the picture of the room, at x300', without: 'a picture of the hotel' },
    booking: stayPicture,
  },
  'room_groups[].images[].caption': { hotel: caption },
  'room_groups[].id': {
    carousel: ratesOfRoom,
    grid: ratesOfRoom,
    listing: ratesOfRoom,
    map: ratesOfRoom,
    comparison: ratesOfRoom,
    favorites: ratesOfRoom,
    hotel: ratesOfRoom,
    preCheckout: ratesOfRoom,
    checkout: ratesOfRoom,
    booking: { shows: 'the booked room', without: "'Room'" },
  },
  kind: {
    listing: { shows: "the filter 'Hotel'", without: 'a hotel that this filter leaves out' },
  },
  neighborhood: {
    listing: {
      shows: "the filter 'Neighborhood' and, if hotels have rates, the place below the name",
      without: 'the choices of the specification',
    },
    comparison: { shows: 'the location', without: 'the region alone' },
  },
  'guest_rating.score': {
    hotel: {
      shows: 'the guest rating, in the head and below',
      without: "'No guest rating listed'",
    },
    preCheckout: { shows: 'the guest rating', without: 'no guest rating' },
    carousel: scored,
    grid: scored,
    listing: {
      shows: "the badge, if hotels have rates, and the filter 'Guest rating'",
      without: 'a hotel that this filter leaves out',
    },
    comparison: { shows: 'the guest rating', without: "'–'" },
    favorites: { shows: 'the guest rating', without: 'no guest rating' },
  },
  'guest_rating.reviews': {
    hotel: {
      shows: 'the number of ratings, beside the rating; not the number of reviews on the page',
      without: "'No guest rating listed'",
    },
    preCheckout: { shows: 'the number of ratings', without: 'no guest rating' },
    listing: { shows: 'the number of ratings, beside the badge', without: 'no badge' },
    comparison: { shows: 'the number of ratings', without: "'–'" },
  },
  time_zone: {
    listing: zone,
    comparison: zone,
    hotel: zone,
    preCheckout: zone,
    checkout: zone,
    booking: zone,
  },
  check_in_from: { hotel: arrival, preCheckout: arrival, checkout: arrival, booking: arrival },
  check_out_until: {
    hotel: departure,
    preCheckout: departure,
    checkout: departure,
    booking: departure,
  },
  contact_phone: { hotel: phone, booking: phone },
  contact_email: { hotel: email, booking: email },
  payment_note: {
    hotel: wayToPay,
    preCheckout: wayToPay,
    checkout: wayToPay,
    booking: wayToPay,
  },
  'policies[].title': {
    hotel: policy,
    preCheckout: policy,
    checkout: policy,
    booking: bookedPolicy,
  },
  'policies[].lines[]': {
    hotel: policy,
    preCheckout: policy,
    checkout: policy,
    booking: bookedPolicy,
  },
  'description[].title': {
    hotel: { shows: 'the titles of the description', without: 'a paragraph without a title' },
  },
  'description[].text': {
    hotel: { shows: 'the description above the rooms', without: 'no description' },
  },
  'nearby[].name': nearPlace,
  'nearby[].kind': {
    ...nearPlace,
    hotel: { shows: 'the icon and the group of the place', without: 'the place is left out' },
  },
  'nearby[].meters': nearPlace,
} as const;
