import './browserGlobals.ts';
import '@testing-library/jest-dom';
import React from 'react';
import { cleanup } from '@testing-library/react';
import { configure, getConfig } from '@testing-library/dom';
import { afterEveryTest } from './testLimits.ts';

const { getElementError } = getConfig();

/**
 * Whether the query belongs to `findBy` or `waitFor`. These repeat it, and print the page only
 * once, when they give up.
 */
const isPolling = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Pages load as chunks, and their data over real HTTP. A fast machine never waits this long.
  asyncUtilTimeout: 45_000,
  getElementError: (message, container) => {
    if (!isPolling()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// React's development build records the stack of each new element for warnings, which takes a
// twentieth of the time of these tests. It stops by itself after 10,000 elements a second, and here
// at once.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object) {
  Reflect.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}

// Testing Library's own hooks would do this, but the runner forgets them after the first file.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const attributes = ['lang', 'dir', 'class', 'style'];

// All files of a worker share one page, so each test resets it.
afterEveryTest(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  // Chakra inserts each style only once, after the one before it, so the styles must stay.
  for (const element of document.head.querySelectorAll(':scope > :not(style)')) element.remove();
  for (const name of attributes) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
