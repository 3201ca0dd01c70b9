import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** Whether a `findBy` or `waitFor` asks, which asks again and again and prints the page once, when it gives up. */
const isPolling = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Pages load as chunks and their data over real HTTP. A quick machine never waits for it.
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) => {
    if (!isPolling()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
