import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { HOST, isFree, portOf } from '../../tools/ports.ts';
import { PROJECT } from '../../tools/project.ts';
import { Stop } from '../../tools/stop.ts';

/** Opens Firestore in the emulators, or in a project with the owner's Google account. */
export async function openFirestore(project: string | undefined): Promise<Firestore> {
  if (!project) return openEmulator();
  delete process.env.FIRESTORE_EMULATOR_HOST;
  const credential = applicationDefault();
  await credential.getAccessToken().catch(() => {
    throw new Stop(
      'Nobody is signed in to Google on this machine: run "gcloud auth application-default login" once, ' +
        `with the account that may read the project ${project}.`,
    );
  });
  return getFirestore(initializeApp({ projectId: project, credential }));
}

async function openEmulator(): Promise<Firestore> {
  const port = portOf('firestore');
  if (await isFree(port))
    throw new Stop(`No emulators are up: run npm start in another window, or name your project with --project.`);
  process.env.FIRESTORE_EMULATOR_HOST ??= `${HOST}:${port}`;
  // Stops the Google client from looking for a metadata server, which emulators do not have.
  process.env.METADATA_SERVER_DETECTION = 'none';
  return getFirestore(initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? PROJECT }));
}

/** Turns a refused permission into a Stop. */
export function refusalOf(error: unknown, project: string | undefined): unknown {
  const PERMISSION_DENIED = 7;
  const isDenied = error instanceof Error && 'code' in error && error.code === PERMISSION_DENIED;
  return isDenied ? new Stop(`The account that is signed in to Google may not read the project ${project}.`) : error;
}
