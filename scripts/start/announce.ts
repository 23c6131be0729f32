import { HOST, isFree, portOf, portOffset } from '../../tools/ports.ts';
import { callList } from './list.ts';

const PROJECT = process.env.GCLOUD_PROJECT;
const documents = `http://${HOST}:${portOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents`;

const ui = !(await isFree(portOf('ui')));
console.log(`
  Site       http://${HOST}:${portOf('hosting')}
  Mails      http://${HOST}:${portOf('mails')}   what the owner and the families get
  Requests   ${ui ? `http://${HOST}:${portOf('ui')}/firestore` : `curl -H 'Authorization: Bearer owner' '${documents}/consultations'`}

  Ctrl-C ends everything.
`);
if (portOffset()) console.log(`  Other commands, such as npm run leads, need PORT_OFFSET=${portOffset()}.\n`);

// Ctrl-C stops the emulators, which then end this process.
process.on('SIGINT', () => {});
// Cloud Scheduler does this for the deployed function.
setInterval(() => void callList().catch(console.error), 15 * 60_000);
