import { readForGuest } from '../domain/travelers/forGuest.ts';
import { tabStorage } from './browserStorage.ts';
import styles from './WhileForGuest.module.css';

/** The bar above every page while the desk books for a guest in this tab. */
export function WhileForGuest() {
  const forGuest = readForGuest(tabStorage());
  if (!forGuest) return null;
  return (
    <aside dir="auto" className={styles.bar}>
      <p>{forGuest.says}</p>
      <a href={forGuest.desk}>{forGuest.ends}</a>
    </aside>
  );
}
