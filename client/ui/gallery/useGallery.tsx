import { type ComponentType, type ReactNode, useState } from 'react';
import type { FullGalleryProps } from './FullGallery.tsx';

/**
 * Returns a full-screen gallery of pictures. The calling component renders `gallery`. The code of
 * the gallery loads on first use. If that fails, nothing opens, and the next call of `open` tries
 * again.
 */
export function useGallery({ name, pictures }: Pick<FullGalleryProps, 'name' | 'pictures'>): {
  open: (index: number) => void;
  gallery: ReactNode;
} {
  const [FullGallery, setFullGallery] = useState<ComponentType<FullGalleryProps>>();
  const [opened, setOpened] = useState<number>();

  async function open(index: number) {
    try {
      const loaded = await import(/* webpackChunkName: "gallery" */ './FullGallery.tsx');
      setFullGallery(() => loaded.FullGallery);
      setOpened(index);
    } catch {
      setOpened(undefined);
    }
  }

  return {
    open: (index) => void open(index),
    gallery: FullGallery && opened !== undefined && (
      <FullGallery
        name={name}
        pictures={pictures}
        first={opened}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
