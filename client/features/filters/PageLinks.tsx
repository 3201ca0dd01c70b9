import { Link } from 'react-router-dom';
import { pageNumbers } from '../../domain/listing/pages.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './PageLinks.module.css';

/** Links to the pages of the results; nothing when there is only one. `addressOf` gives a page's address. */
export function PageLinks({
  page,
  pages,
  addressOf,
}: {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={styles.link}>
          Previous
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={`gap ${index}`}>…</span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={classNames(styles.link, number === page && styles.current)}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={styles.link}>
          Next
        </Link>
      )}
    </nav>
  );
}
