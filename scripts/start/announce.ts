import { HOST, isFree, portOf, portOffset } from '../../tools/ports.ts';

const PROJECT = process.env.GCLOUD_PROJECT;
const documents = `http://${HOST}:${portOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents`;
const functions = `http://${HOST}:${portOf('functions')}/${PROJECT}/us-central1`;

// The emulator appends a counter to the name of a scheduled function, and names all in its response to an unknown one.
const known = await (await fetch(`${functions}/owner-list`)).text();
const list = `${functions}/${/\bowner-list-\d+/.exec(known)}`;
const ui = !(await isFree(portOf('ui')));
console.log(`
  Site       http://${HOST}:${portOf('hosting')}
  Mails      http://${HOST}:${portOf('mails')}   what the owner and the families get
  Requests   ${ui ? `http://${HOST}:${portOf('ui')}/firestore` : `curl -H 'Authorization: Bearer owner' '${documents}/consultations'`}
  List       curl -X POST ${list}   sends it at once

  Ctrl-C ends everything.
`);
if (portOffset()) console.log(`  Other commands, such as npm run leads, need PORT_OFFSET=${portOffset()}.\n`);

// Ctrl-C stops the emulators, which then end this process.
process.on('SIGINT', () => {});
// Cloud Scheduler does this for the deployed function.
setInterval(() => void fetch(list, { method: 'POST' }).catch(console.error), 15 * 60_000);
