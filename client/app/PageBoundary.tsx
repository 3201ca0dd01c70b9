import { Component, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/page/PageHeading.tsx';

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
    if (!this.state.failed) return this.props.children;
    return (
      <chakra.main maxWidth="32rem" mx="auto" px="6" py="24" textAlign="center">
        <title>Page not shown · Stayfarer</title>
        <PageHeading>This page could not be shown</PageHeading>
        <chakra.p mt="3" mb="6">
          Check your connection, then load the page again.
        </chakra.p>
        <Button look="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </chakra.main>
    );
  }
}
