import { LoadedNear } from '../../ui/LoadedNear.tsx';
import styles from './Newsletter.module.css';

const load = () => import(/* webpackChunkName: "newsletter" */ './NewsletterForm.tsx');

/**
 * The newsletter sign-up at the foot of a page, whose code is loaded when it comes near. If that
 * fails, the page does without.
 */
export function Newsletter() {
  return (
    <LoadedNear load={load} what={undefined} ahead="1000px" waiting={styles.waiting}>
      {({ NewsletterForm }) => <NewsletterForm />}
    </LoadedNear>
  );
}
