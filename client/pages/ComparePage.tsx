import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  type CompareAddress,
  compareQuery,
  readCompareAddress,
  tickHotels,
} from '../domain/addresses/compareAddress.ts';
import { compareHotels } from '../domain/hotels/compareHotels.ts';
import { hotelAddress } from '../domain/addresses/hotelAddress.ts';
import { searchAddress } from '../domain/addresses/searchAddress.ts';
import { mendStay } from '../domain/search/mendStay.ts';
import { CompareTable } from '../features/compare/CompareTable.tsx';
import { type ComparedHotel, useComparedHotels } from '../features/compare/useComparedHotels.ts';
import { StayNote } from '../features/rooms/StayNote.tsx';
import { MendedStayNote } from '../features/search/MendedStayNote.tsx';
import { selectLastListing } from '../features/search/searchSlice.ts';
import { Content } from '../ui/page/Content.tsx';
import { SwitchField } from '../ui/fields/ChoiceField.tsx';
import { ChevronLeftIcon } from '../ui/icons.tsx';
import { useLiveSite } from '../ui/page/siteSettings.ts';
import { LoadingOverlay } from '../ui/page/LoadingOverlay.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useQueryChange } from '../ui/page/PageNavigation.tsx';
import { PageShell } from '../ui/frame/PageShell.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useI18n } from '../ui/useI18n.ts';
import styles from './ComparePage.module.css';

/**
 * The hotels in the page's address, side by side. The whole state of the page is in its address, so
 * that it can be shared.
 */
export function ComparePage() {
  const { t } = useI18n();
  const named = readCompareAddress(useLocation().search).value;
  const address = { ...named, ...mendStay(named).stay };
  const hotels = useComparedHotels(address);
  return (
    <PageShell title={t('compare.title')}>
      <LoadingOverlay
        loading={hotels.some(({ status }) => status === 'loading')}
        shapes={useLiveSite()}
      />
      <MendedStayNote />
      <Content className={styles.page}>
        <BackLink address={address} hotels={hotels} />
        <PageHeading>{t('compare.title')}</PageHeading>
        {hotels.length > 0 ? (
          <Comparison address={address} hotels={hotels} />
        ) : (
          <p className={styles.note}>{t('compare.nothing')}</p>
        )}
      </Content>
    </PageShell>
  );
}

interface Compared {
  address: CompareAddress;
  hotels: readonly ComparedHotel[];
}

/**
 * A link back to the results with the compared hotels ticked. It leads to the listing as last
 * shown, or otherwise to a listing of the comparison's place and stay.
 */
function BackLink({ address: { hotels: ids, ...address }, hotels }: Compared) {
  const { t } = useI18n();
  const lastListing = useSelector(selectLastListing);
  const shown = lastListing !== searchAddress();
  const city = hotels.find(({ hotel }) => hotel?.region?.name)?.hotel?.region?.name ?? '';
  const results = shown ? lastListing : searchAddress({ ...address, city });
  return (
    <TextLink to={tickHotels(results, ids)}>
      <ChevronLeftIcon />
      {t('compare.back')}
    </TextLink>
  );
}

function Comparison({ address, hotels }: Compared) {
  const i18n = useI18n();
  const { t } = i18n;
  const changeQuery = useQueryChange();
  const change = (changed: Partial<CompareAddress>) =>
    changeQuery(compareQuery({ ...address, ...changed }), { replace: true });
  const known = hotels.map(({ hotel }) => hotel);
  const comparison = compareHotels(i18n, known, address, navigator.language);
  const live = useLiveSite();
  const rates = known.flatMap((hotel) => hotel?.rates ?? []);
  const { checkIn, checkOut, party, facts } = address;
  const carried = { checkIn, checkOut, party, facts };
  return (
    <>
      {rates.length > 0 && <StayNote hotel={{ rates }} stay={address} party={party} />}
      {live && rates.length === 0 && hotels.some(({ status }) => status === 'loading') && (
        <div className={styles.noteShape}>
          <SkeletonLines widths={['min(100%, 22rem)']} />
        </div>
      )}
      {hotels.length === 1 && <p className={styles.note}>{t('compare.onlyOne')}</p>}
      <div className={styles.tools}>
        <SwitchField
          checked={address.differences}
          onChange={({ target }) => change({ differences: target.checked })}
        >
          {t('compare.onlyDifferences')}
        </SwitchField>
        <ShareButton title={t('compare.title')} to={{ search: compareQuery(address) }} />
      </div>
      <CompareTable
        hotels={hotels}
        comparison={comparison}
        party={party}
        onlyDifferences={address.differences}
        hasShapes={live}
        addressOf={(id) => hotelAddress(id, carried)}
        onRemove={(id) => change({ hotels: address.hotels.filter((other) => other !== id) })}
      />
    </>
  );
}
