import { useSelector } from 'react-redux';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { selectSearching } from './searchSlice.ts';

/**
 * Renders the loading overlay of a page while a search runs or the page is `loading`. On a page
 * with skeletons (`shapes`), only a search shows the overlay. Spec §2 and §4.
 */
export function SearchOverlay({
  loading = false,
  shapes = false,
}: {
  loading?: boolean;
  shapes?: boolean;
}) {
  const searching = useSelector(selectSearching);
  return <LoadingOverlay loading={loading || searching} shapes={shapes && !searching} />;
}
