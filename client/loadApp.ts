/**
 * Loads the app, which is one chunk and its packages. What takes longest to evaluate comes first,
 * each in a task of its own, so that a slow phone still takes the next key.
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
