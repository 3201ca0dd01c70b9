import './app/layers.css';
import './app/fonts.css';
import { bindGate } from './features/gate/bindGate.ts';

bindGate(document, () => import(/* webpackChunkName: "app" */ './main.tsx'));
