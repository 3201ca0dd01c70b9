import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { compareAddress, mostCompared } from '../domain/addresses/compareAddress.ts';
import { favouritesAddress, readFavouritesAddress } from '../domain/addresses/favouritesAddress.ts';
import { hotelAddress } from '../domain/addresses/hotelAddress.ts';
import { pageOf } from '../domain/listing/pages.ts';
import { routes } from '../domain/paths.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { FavouriteList } from '../features/favourites/FavouriteList.tsx';
import { selectAccountMissing, selectFavourites } from '../features/favourites/favouritesSlice.ts';
import { PageLinks, usePageTurn } from '../ui/page/PageLinks.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './FavouritesPage.module.css';

/**
 * The favorites of this device or account, newest first. Without any, the page shows how to find
 * some.
 */
export function FavouritesPage() {
  const { t } = useI18n();
  const favourites = useSelector(selectFavourites);
  const { page: wanted } = readFavouritesAddress(useLocation().search).value;
  const { items, page, pages } = pageOf(favourites, wanted);
  const signedIn = useSelector(selectMayBeSignedIn);
  const accountMissing = useSelector(selectAccountMissing) && signedIn;
  const where = signedIn && !accountMissing ? 'account' : 'device';
  const content = useRef<HTMLDivElement>(null);
  usePageTurn(content, wanted);
  return (
    <PageShell title={t('favourites.title')}>
      <Content className={styles.page}>
        <div ref={content}>
          <PageHeading>{t('favourites.title')}</PageHeading>
          <p className={styles.note}>
            {favourites.length > 0
              ? t('favourites.kept', { count: favourites.length, where })
              : t('favourites.none', { where })}
          </p>
          {accountMissing && (
            <p role="alert" className={styles.note}>
              {t('favourites.notLoaded')}
            </p>
          )}
          {favourites.length > 0 && <ShareFavourites favourites={favourites} />}
          <FavouriteList shown={items} />
          {favourites.length === 0 && (
            <LinkButton to={routes.home} look="primary">
              {t('favourites.findStay')}
            </LinkButton>
          )}
          <PageLinks page={page} pages={pages} addressOf={favouritesAddress} />
        </div>
      </Content>
    </PageShell>
  );
}

/**
 * Shares the newest favorites as a comparison, because only their owner can open a list of
 * favorites.
 */
function ShareFavourites({ favourites }: { favourites: readonly { id: string }[] }) {
  const { t } = useI18n();
  const hotels = favourites.slice(0, mostCompared).map(({ id }) => id);
  const [only = '', ...others] = hotels;
  return (
    <div className={styles.share}>
      <ShareButton
        title={t('favourites.title')}
        to={others.length > 0 ? compareAddress({ hotels }) : hotelAddress(only)}
      />
      <span>{t('favourites.shared', { count: hotels.length })}</span>
    </div>
  );
}
