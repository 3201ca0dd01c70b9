import './app/layers.css';
import './app/fonts.css';
import { loadApp } from './loadApp.ts';

// The entry of the page without the gate. ADR 0021.
const root = document.getElementById('root');
const opening = document.getElementById('opening');
if (!root || !opening) throw new Error('the page has no place for the site');

loadApp()
  .then(({ start }) => start(root, () => opening.remove()))
  .catch(() => {
    const { failed = '' } = opening.dataset;
    opening.replaceChildren(failed);
  });
