import { Component, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';
import { useI18n } from '../ui/useI18n.ts';

/**
 * The error boundary of the pages. When a page's code does not load or its rendering throws, it shows
 * a message and a reload button. The next navigation, a new `navigationKey`, renders the page again.
 * React logs the error itself.
 */
export class PageBoundary extends Component<
  { navigationKey: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ navigationKey }: { navigationKey: string }) {
    if (this.state.failed && navigationKey !== this.props.navigationKey) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? <PageNotShown /> : this.props.children;
  }
}

function PageNotShown() {
  const { t } = useI18n();
  return (
    <chakra.main maxWidth="32rem" mx="auto" px="6" py="24" textAlign="center">
      <title>{t('page.title', { title: t('failures.page.title') })}</title>
      <PageHeading>{t('failures.page.heading')}</PageHeading>
      <chakra.p mt="3" mb="6">
        {t('failures.page.text')}
      </chakra.p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('failures.page.reload')}
      </Button>
    </chakra.main>
  );
}
