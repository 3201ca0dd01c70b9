import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { compareAddress, mostCompared } from '../domain/addresses/compareAddress.ts';
import { favoritesAddress, readFavoritesAddress } from '../domain/addresses/favoritesAddress.ts';
import { hotelAddress } from '../domain/addresses/hotelAddress.ts';
import { pageOf } from '../domain/listing/pages.ts';
import { routes } from '../domain/paths.ts';
import { selectMayBeSignedIn } from '../features/account/session/accountSlice.ts';
import { FavoriteList } from '../features/favorites/FavoriteList.tsx';
import { selectAccountMissing, selectFavorites } from '../features/favorites/favoritesSlice.ts';
import { PageLinks, usePageTurn } from '../ui/page/PageLinks.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Content } from '../ui/page/Content.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './FavoritesPage.module.css';

/**
 * The favorites of this device or account, newest first. Without any, the page shows how to find
 * some.
 */
export function FavoritesPage() {
  const { t } = useI18n();
  const favorites = useSelector(selectFavorites);
  const { page: wanted } = readFavoritesAddress(useLocation().search).value;
  const { items, page, pages } = pageOf(favorites, wanted);
  const signedIn = useSelector(selectMayBeSignedIn);
  const accountMissing = useSelector(selectAccountMissing) && signedIn;
  const where = signedIn && !accountMissing ? 'account' : 'device';
  const content = useRef<HTMLDivElement>(null);
  usePageTurn(content, wanted);
  return (
    <PageShell title={t('favorites.title')}>
      <Content className={styles.page}>
        <div ref={content}>
          <PageHeading>{t('favorites.title')}</PageHeading>
          <p className={styles.note}>
            {favorites.length > 0
              ? t('favorites.kept', { count: favorites.length, where })
              : t('favorites.none', { where })}
          </p>
          {accountMissing && (
            <p role="alert" className={styles.note}>
              {t('favorites.notLoaded')}
            </p>
          )}
          {favorites.length > 0 && <ShareFavorites favorites={favorites} />}
          <FavoriteList shown={items} />
          {favorites.length === 0 && (
            <LinkButton to={routes.home} look="primary">
              {t('favorites.findStay')}
            </LinkButton>
          )}
          <PageLinks page={page} pages={pages} addressOf={favoritesAddress} />
        </div>
      </Content>
    </PageShell>
  );
}

/**
 * Shares the newest favorites as a comparison, because a list of favorites can be opened only by
 * its owner.
 */
function ShareFavorites({ favorites }: { favorites: readonly { id: string }[] }) {
  const { t } = useI18n();
  const hotels = favorites.slice(0, mostCompared).map(({ id }) => id);
  const [only = '', ...others] = hotels;
  return (
    <div className={styles.share}>
      <ShareButton
        title={t('favorites.title')}
        to={others.length > 0 ? compareAddress({ hotels }) : hotelAddress(only)}
      />
      <span>{t('favorites.shared', { count: hotels.length })}</span>
    </div>
  );
}
