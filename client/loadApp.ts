/**
 * Loads the app, which consists of one chunk and its packages. The modules that take longest to
 * evaluate come first, each in a separate task, so that a slow phone can react to input between
 * them.
 */
export async function loadApp() {
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackChunkName: "app" */ './app/createStore.ts');
  await nextTask();
  return import(/* webpackChunkName: "app" */ './main.tsx');
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
