import type { ReactNode } from 'react';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './bookingSteps.module.css';

/**
 * The frame of a booking step: the link `back`, if there is one, and the title stand above the
 * step. Spec §2.
 */
export function BookingStepFrame({
  title,
  back,
  children,
}: {
  title: string;
  back: string | undefined;
  children: ReactNode;
}) {
  const { t } = useI18n();
  return (
    <PageShell title={title}>
      <Content className={styles.page}>
        {back && (
          <TextLink to={back} className={styles.back}>
            <ChevronLeftIcon />
            {t('checkout.back')}
          </TextLink>
        )}
        <PageHeading className={styles.heading}>{title}</PageHeading>
        {children}
      </Content>
    </PageShell>
  );
}
