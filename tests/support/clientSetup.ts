import './browserGlobals.ts';
import '@testing-library/jest-dom';
import React from 'react';
import { cleanup } from '@testing-library/react';
import { configure, getConfig } from '@testing-library/dom';
import { afterEveryTest } from './testLimits.ts';

const { getElementError } = getConfig();

/**
 * Whether a `findBy` or `waitFor` asks, which asks again and again and prints the page once, when
 * it gives up.
 */
const isPolling = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Pages load as chunks and their data over real HTTP. A quick machine never waits for it.
  asyncUtilTimeout: 45_000,
  getElementError: (message, container) => {
    if (!isPolling()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

// React's development build notes the stack of each element that is made, for components that
// warn: a twentieth of the time of these tests. It stops after 10,000 in a second, or at once here.
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

// As Testing Library's own hooks would, which the runner forgets after the first file.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const attributes = ['lang', 'dir', 'class', 'style'];

// All files of a worker share one page: each test finds it as the first did.
afterEveryTest(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  // Chakra inserts each style once, and would insert the next one behind it.
  for (const element of document.head.querySelectorAll(':scope > :not(style)')) element.remove();
  for (const name of attributes) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
