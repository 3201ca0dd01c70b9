import { useSelector } from 'react-redux';
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx';
import { selectSearching } from './searchSlice.ts';

/** The veil over the page while a search runs. Spec §2. */
export function SearchOverlay() {
  return <LoadingOverlay loading={useSelector(selectSearching)} />;
}
