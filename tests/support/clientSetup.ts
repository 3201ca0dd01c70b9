import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Pages load as chunks and their data over real HTTP.
configure({ asyncUtilTimeout: 5000 });
