import { Component, type ReactNode } from 'react';

/**
 * Shows `fallback` when a page's code does not load or its rendering throws. The next navigation,
 * with a new `navigationKey`, renders the page again. React logs the error itself.
 */
export class RenderBoundary extends Component<
  {
    navigationKey: string;
    fallback: ReactNode;
    /** Receives the thrown error. */
    onError?: (error: unknown) => void;
    children: ReactNode;
  },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ navigationKey }: { navigationKey: string }) {
    if (this.state.failed && navigationKey !== this.props.navigationKey) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
