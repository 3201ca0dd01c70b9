import { Component, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/Button.tsx';

/**
 * Where a page's code could not be loaded, or drawing it failed: a sentence and a way on instead of
 * an empty screen. React itself logs the fault.
 */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <chakra.main maxWidth="32rem" mx="auto" px="6" py="24" textAlign="center">
        <chakra.h1 fontSize="3xl">This page could not be shown</chakra.h1>
        <chakra.p mt="3" mb="6">
          Check your connection and load it again. Nothing you did was lost.
        </chakra.p>
        <Button look="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </chakra.main>
    );
  }
}
