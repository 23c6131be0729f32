import { testFlowsIn } from './flows.ts';
import { webkit } from './webkit.ts';

testFlowsIn(webkit());
