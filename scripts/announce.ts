import { HOST, isFree, portOf } from './emulators/ports.ts';
import { callList } from './emulators/scheduled.ts';

const PROJECT = process.env.GCLOUD_PROJECT;
const documents = `http://${HOST}:${portOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents`;

const ui = !(await isFree(portOf('ui')));
console.log(`
  Site       http://${HOST}:${portOf('hosting')}
  Mails      http://${HOST}:${portOf('mails')}   what the owner gets
  Requests   ${ui ? `http://${HOST}:${portOf('ui')}/firestore` : `curl -H 'Authorization: Bearer owner' '${documents}/consultations'`}

  Ctrl-C ends everything.
`);

// The emulators shut down in peace first; then this process is ended.
process.on('SIGINT', () => {});
// In the cloud a scheduler does this.
setInterval(() => void callList().catch(console.error), 15 * 60_000);
