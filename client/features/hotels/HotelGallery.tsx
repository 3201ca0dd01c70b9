import { Grid } from '@chakra-ui/react';
import type { Hotel } from '#contracts/hotels.ts';
import { firstImage, imageUrls } from '../../domain/hotel.ts';
import { Picture } from '../../ui/Picture.tsx';

/** The hotel's pictures 2 to 5 beside the main one. Spec §9. */
const thumbnails = [1, 2, 3, 4];

/**
 * One large picture and four small ones. The grid keeps its shape whatever is missing: placeholders
 * stand where a hotel has fewer pictures. Spec §2 and §8.
 */
export function HotelGallery({ hotel }: { hotel: Pick<Hotel, 'name' | 'images'> }) {
  const small = imageUrls(hotel, 'x300');
  return (
    <Grid
      templateColumns={{ base: 'repeat(4, minmax(0, 1fr))', md: '2fr 1fr 1fr' }}
      gap="2"
      borderRadius="card"
      overflow="hidden"
    >
      <Picture
        src={firstImage(hotel, 'x600')}
        alt={hotel.name}
        placeholder="600x400"
        priority
        gridColumn={{ base: '1 / -1', md: '1' }}
        gridRow={{ md: '1 / 3' }}
        width="full"
        height="full"
        aspectRatio="3 / 2"
      />
      {thumbnails.map((index) => (
        <Picture
          key={index}
          src={small[index]}
          alt={small[index] ? `${hotel.name}, picture ${index + 1}` : ''}
          placeholder="320x180"
          width="full"
          height="full"
          aspectRatio={{ base: '4 / 3', md: 'auto' }}
          contain={{ md: 'size' }}
          minHeight="0"
        />
      ))}
    </Grid>
  );
}
