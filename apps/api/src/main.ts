import { runApi } from './program.ts';

runApi();
