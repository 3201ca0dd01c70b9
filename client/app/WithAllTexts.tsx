import { type ReactNode, use } from 'react';
import { routes } from '../domain/paths.ts';
import { useI18n } from '../ui/useI18n.ts';

/**
 * Shows the page at a path once its texts are there, which those of the home page are from the
 * start.
 */
export function WithAllTexts({ of: path, children }: { of: string; children: ReactNode }) {
  const { rest } = useI18n();
  if (rest && path !== routes.home) use(rest);
  return children;
}
