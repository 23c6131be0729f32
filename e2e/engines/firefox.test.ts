import { firefox } from './firefox.ts';
import { testFlowsIn } from './flows.ts';

testFlowsIn(firefox());
