import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A page comes in a chunk of its own and its data over real HTTP.
configure({ asyncUtilTimeout: 5000 });
