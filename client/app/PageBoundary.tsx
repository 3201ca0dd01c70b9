import { Component, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/**
 * Where a page's code could not be loaded, or drawing it failed: a sentence and a way on instead of
 * an empty screen. The next visit, to whatever address, is tried anew. React itself logs the fault.
 */
export class PageBoundary extends Component<
  { visit: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ visit }: { visit: string }) {
    if (this.state.failed && visit !== this.props.visit) this.setState({ failed: false });
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
