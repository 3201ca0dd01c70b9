import { LoadedNear } from '../../ui/LoadedNear.tsx';
import styles from './Newsletter.module.css';

const load = () => import(/* webpackChunkName: "newsletter" */ './NewsletterForm.tsx');

/**
 * Renders the newsletter sign-up at the end of a page. The code is loaded when the sign-up comes
 * near the view. If loading fails, the page omits the sign-up.
 */
export function Newsletter() {
  return (
    <LoadedNear load={load} what={undefined} ahead="1000px" waiting={styles.waiting}>
      {({ NewsletterForm }) => <NewsletterForm />}
    </LoadedNear>
  );
}
