/**
 * Loads the app, which is one chunk and its packages. The parts that take longest to evaluate come
 * first, each in a separate task, so that a slow phone still reacts to the next key.
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
