import { createContext, type ReactNode } from 'react';

/** What stands above the header of every page, after the skip link. */
export const PageTop = createContext<ReactNode>(null);
