import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { counted } from '../domain/search/counts.ts';
import { favouritesAddress, readFavouritesAddress } from '../domain/addresses/favouritesAddress.ts';
import { pageOf } from '../domain/listing/pages.ts';
import { routes } from '../domain/paths.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { FavouriteList } from '../features/favourites/FavouriteList.tsx';
import { selectAccountMissing, selectFavourites } from '../features/favourites/favouritesSlice.ts';
import { PageLinks, usePageTurn } from '../ui/page/PageLinks.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/page/PageShell.tsx';
import styles from './FavouritesPage.module.css';

/** The favourites of this device or of the account, the newest first, and without any the way to find some. */
export function FavouritesPage() {
  const favourites = useSelector(selectFavourites);
  const { page: wanted } = readFavouritesAddress(useLocation().search).value;
  const { items, page, pages } = pageOf(favourites, wanted);
  const signedIn = useSelector(selectMayBeSignedIn);
  const accountMissing = useSelector(selectAccountMissing) && signedIn;
  const where = signedIn && !accountMissing ? 'in your account' : 'on this device only';
  const content = useRef<HTMLDivElement>(null);
  usePageTurn(content, wanted);
  return (
    <PageShell title="Favorites">
      <Content className={styles.page}>
        <div ref={content}>
          <PageHeading>Favorites</PageHeading>
          <p className={styles.note}>
            {favourites.length > 0
              ? `${counted(favourites.length, 'property', 'properties')}, kept ${where}.`
              : `You have no favorites yet. The heart on a property keeps it here, ${where}.`}
          </p>
          {accountMissing && (
            <p role="alert" className={styles.note}>
              The favorites of your account could not be loaded. Load the page again.
            </p>
          )}
          <FavouriteList shown={items} />
          {favourites.length === 0 && (
            <LinkButton to={routes.home} look="primary">
              Find a stay
            </LinkButton>
          )}
          <PageLinks page={page} pages={pages} addressOf={favouritesAddress} />
        </div>
      </Content>
    </PageShell>
  );
}
