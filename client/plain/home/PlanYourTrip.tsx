import { CompassIcon, GuideIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './PlanYourTrip.module.css';

const features = [
  { name: 'trip', Icon: CompassIcon },
  { name: 'guide', Icon: GuideIcon },
] as const;

/** Renders the two features under 'Plan Your Trip With us'. Spec §1. */
export function PlanYourTrip() {
  const { t } = useI18n();
  return (
    <div className={styles.features}>
      {features.map(({ name, Icon }) => (
        <div key={name} className={styles.feature}>
          <span className={styles.icon}>
            <Icon size={24} />
          </span>
          <div>
            <h3 className={styles.title}>{t(`home.plan.${name}.title`)}</h3>
            <p className={styles.text}>{t(`home.plan.${name}.text`)}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
