import { useSelector } from 'react-redux';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { selectSearching } from './searchSlice.ts';

/**
 * The loading overlay of a page, shown while a search runs or the page is `loading`. A page that
 * shows `shapes` of what is being loaded has it for a search alone. Spec §2 and §4.
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
