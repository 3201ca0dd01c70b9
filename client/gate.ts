import './app/layers.css';
import './app/fonts.css';
import { bindGate } from './features/gate/bindGate.ts';
import { loadApp } from './loadApp.ts';

bindGate(document, loadApp);
