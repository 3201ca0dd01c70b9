import { type Endpoint, screens, usesOf } from '../../provider/screens.ts';

const notFirst = /^(?:images|room_groups)\[[1-9]/;

/**
 * Whether the screen of an endpoint draws the field at a path below a hotel, such as `images[0].url`.
 * Lists draw only the first picture and the first room of a hotel.
 */
export function isDrawn(endpoint: Endpoint, path: string): boolean {
  if (endpoint !== 'hotel' && notFirst.test(path)) return false;
  const field = path.replace(/\[\d+\]/g, '[]');
  return usesOf(field).some(({ screen }) => screens[screen].endpoint === endpoint);
}
