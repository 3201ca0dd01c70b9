import { useSelector } from 'react-redux';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { selectSearching } from './searchSlice.ts';

/**
 * The loading overlay of a page, shown while a search runs or the page is `loading`. A live site
 * shows the shapes of what is being loaded instead. Spec §2 and §4.
 */
export function SearchOverlay({ loading = false }: { loading?: boolean }) {
  const searching = useSelector(selectSearching);
  return <LoadingOverlay loading={loading || searching} shapes />;
}
