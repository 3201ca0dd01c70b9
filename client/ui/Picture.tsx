import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useState } from 'react';
import placeholder320x180 from './pictures/placeholder-320x180.svg';
import placeholder600x400 from './pictures/placeholder-600x400.svg';

const placeholders = {
  '600x400': placeholder600x400,
  '320x180': placeholder320x180,
} as const;

/**
 * A picture of a hotel in a box of fixed size or ratio. Where there is no address, or it does not
 * load, a drawn placeholder of the named size stands in its place. It is loaded when it comes near
 * the view, or at once and first when it has `priority`. Spec §5 and §8.
 */
export function Picture({
  src,
  alt,
  placeholder,
  priority = false,
  ...box
}: {
  src: string | undefined;
  alt: string;
  placeholder: keyof typeof placeholders;
  priority?: boolean;
} & Omit<ComponentProps<typeof chakra.img>, 'src'>) {
  const [broken, setBroken] = useState<string>();
  const usable = src !== undefined && src !== broken;
  return (
    <chakra.img
      src={usable ? src : placeholders[placeholder]}
      alt={alt}
      onError={() => setBroken(src)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      objectFit="cover"
      bg="sand"
      display="block"
      {...box}
    />
  );
}
