import { createRequire } from 'node:module';
import { Stop } from '../../tools/stop.ts';
import { messageFor } from './message.ts';

const require = createRequire(import.meta.url);

export interface Site {
  readonly name: string;
  readonly origin: string;
}

/** One entry of the site's history. `note` is the message of the deploy, which says what the version was built of. */
export interface Release {
  readonly version: string;
  readonly time: string;
  readonly note: string;
}

/** Signs in as the Firebase CLI does. The functions below need this. */
export async function signIn(project: string): Promise<void> {
  const { Command } = require('firebase-tools/lib/command');
  const { requireAuth } = require('firebase-tools/lib/requireAuth');
  const command = new Command('sign-in').before(requireAuth).action(() => undefined);
  await orStop(() => command.runner()({ project, nonInteractive: true }));
}

export async function siteOf(project: string): Promise<Site> {
  const { sites = [] } = await get<{ sites?: { name: string; defaultUrl: string; type?: string }[] }>(
    `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`,
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (!site)
    throw new Stop(
      `${project} has no site yet. Run: npx firebase hosting:sites:create ${project} --project ${project}`,
    );
  return { name: site.name.split('/').at(-1) ?? '', origin: new URL(site.defaultUrl).origin };
}

/** The releases of the live site, newest first. */
export async function releasesOf(project: string, { name }: Site): Promise<readonly Release[]> {
  const { releases = [] } = await get<{
    releases?: { message?: string; releaseTime?: string; version?: { name: string } }[];
  }>(
    `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${name}/channels/live/releases?pageSize=100`,
  );
  return releases.flatMap(({ version, message = '', releaseTime = '' }) =>
    version ? { version: version.name.split('/').at(-1) ?? '', time: releaseTime, note: message } : [],
  );
}

/**
 * The id that Google gave the database. Nobody outside knows it. Throws a Stop if there is no database, because a deploy
 * would create one in a distant region, and a database cannot be moved.
 */
export async function databaseId(project: string): Promise<string | undefined> {
  const { databases = [] } = await get<{ databases?: { name: string; uid?: string }[] }>(
    `https://firestore.googleapis.com/v1/projects/${project}/databases`,
  );
  const database = databases.find(({ name }) => name.endsWith('/(default)'));
  if (database) return database.uid;
  throw new Stop(`${project} has no Firestore database yet. Create it first, as docs/operating.md says.`);
}

/** Throws an error with a `status` if the cloud answers with one. */
export async function ask<Result>(address: string): Promise<Result> {
  const { Client } = require('firebase-tools/lib/apiv2');
  const { origin, pathname, searchParams } = new URL(address);
  const answer = await new Client({ urlPrefix: origin, auth: true }).get(pathname, { queryParams: searchParams });
  return answer.body;
}

async function get<Result>(address: string): Promise<Result> {
  return orStop(() => ask<Result>(address));
}

export async function orStop<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error) => {
    throw new Stop(messageFor(error.message));
  });
}
