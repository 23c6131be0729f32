import { chromium107 } from './chromium-107.ts';
import { testFlowsIn } from './flows.ts';

testFlowsIn(chromium107());
