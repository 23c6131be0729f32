import { randomUUID } from 'node:crypto';
import { applicationDefault } from 'firebase-admin/app';
import { Stop } from '../../tools/stop.ts';
import { firebase } from './firebase.ts';
import { messageFor } from './message.ts';

export interface Site {
  readonly name: string;
  readonly origin: string;
}

/** One entry of the site's history. `commit` is the message of the deploy. */
export interface Release {
  readonly version: string;
  readonly time: string;
  readonly commit: string;
}

/** Gets a resource from one of Google's APIs. Returns nothing if it does not exist. */
export type Ask = <Result>(address: string) => Promise<Result | undefined>;

/** Finds the site of a project, and reads more about the project with the token of this sign-in, which lasts 15 minutes. */
export async function signIn(project: string): Promise<{ readonly site: Site; readonly ask: Ask }> {
  // Any command that reads the project renews the token of the CLI.
  const { sites } = await firebase<{ sites: { name: string; defaultUrl: string; type?: string }[] }>(
    'hosting:sites:list',
    '--project',
    project,
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (!site)
    throw new Stop(
      `${project} has no site yet. Run: npx firebase hosting:sites:create ${project} --project ${project}`,
    );
  const [account] = (await firebase<{ tokens: { access_token: string } }[] | undefined>('login:list')) ?? [];
  // Workflows sign in to Google, not with `firebase login`.
  const { access_token: token } = account?.tokens ?? (await applicationDefault().getAccessToken());
  return {
    site: { name: site.name.split('/').at(-1) ?? '', origin: new URL(site.defaultUrl).origin },
    ask: (address) => get(address, token),
  };
}

async function get<Result>(address: string, token: string): Promise<Result | undefined> {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } }).catch((error: Error) => {
    throw new Stop(messageFor(error.message));
  });
  if (answer.ok) return answer.json() as Promise<Result>;
  if (answer.status === 404) return undefined;
  throw new Stop(messageFor(`HTTP Error: ${answer.status}, ${await answer.text()}`));
}

/** The releases of the live site, newest first. */
export async function releasesOf(ask: Ask, project: string, { name }: Site): Promise<readonly Release[]> {
  const site = `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${name}`;
  const { releases = [] } =
    (await ask<{ releases?: { message?: string; releaseTime?: string; version?: { name: string } }[] }>(
      `${site}/channels/live/releases?pageSize=100`,
    )) ?? {};
  return releases.flatMap(({ version, message = '', releaseTime = '' }) =>
    version ? { version: version.name.split('/').at(-1) ?? '', time: releaseTime, commit: message } : [],
  );
}

/**
 * The id that Google gave the database. Nobody outside knows it. Throws a Stop if there is no database, because a deploy
 * would create one in a distant region, and a database cannot be moved.
 */
export async function databaseId(ask: Ask, project: string): Promise<string> {
  const database = await ask<{ uid?: string }>(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
  );
  if (database) return database.uid ?? randomUUID();
  throw new Stop(`${project} has no Firestore database yet. Create it first, as docs/operating.md says.`);
}
