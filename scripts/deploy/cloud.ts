import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { Stop } from '../../tools/stop.ts';

/** A project and what is live in it. */
export interface Project {
  readonly origin: string;
  /** The history of the live site, newest first. */
  readonly releases: readonly Release[];
  /** The id that Google gave the database. Nobody outside knows it. */
  readonly secret: string;
  /** The value of the secret OWNER_EMAIL. */
  readonly owners: string;
}

/** `commit` is the message of the deploy. The release of a rollback in the console has none. */
export interface Release {
  readonly version: string;
  readonly commit: string;
}

/** Throws a Stop if there is no database: a deploy would create one in a distant region, and it cannot be moved. */
export async function readProject(project: string): Promise<Project> {
  // Any command that reads the project renews the token of the CLI.
  const { sites } = await resultOf<{ sites: { name: string; defaultUrl: string; type?: string }[] }>(
    'hosting:sites:list',
    '--project',
    project,
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  if (!site)
    throw new Stop(
      `${project} has no site yet. Run: npx firebase hosting:sites:create ${project} --project ${project}`,
    );
  const accounts = await resultOf<{ tokens: { access_token: string } }[] | undefined>('login:list');
  const [account, other] = accounts ?? [];
  // The CLI may use another one than we do.
  if (other)
    throw new Stop('The Firebase CLI knows several accounts. Sign out of the others: npx firebase logout <email>');
  // Workflows sign in to Google, not with `firebase login`.
  const { access_token: token } = account?.tokens ?? (await applicationDefault().getAccessToken());
  const database = await get<{ uid: string }>(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
    token,
  );
  if (!database)
    throw new Stop(`${project} has no Firestore database yet. Create it first, as docs/operating.md says.`);
  return {
    origin: site.defaultUrl,
    releases: await releasesOf(site.name, token),
    secret: database.uid,
    owners: await ownersOf(project, token),
  };
}

async function ownersOf(project: string, token: string): Promise<string> {
  const secret = `projects/${project}/secrets/OWNER_EMAIL/versions/latest:access`;
  const latest = await get<{ payload: { data: string } }>(`https://secretmanager.googleapis.com/v1/${secret}`, token);
  if (latest) return Buffer.from(latest.payload.data, 'base64').toString();
  throw new Stop(
    `The secret OWNER_EMAIL has no value. Run: npx firebase functions:secrets:set OWNER_EMAIL --project ${project}`,
  );
}

async function releasesOf(site: string, token: string): Promise<readonly Release[]> {
  const history = await get<{ releases?: { message?: string; version?: { name: string } }[] }>(
    `https://firebasehosting.googleapis.com/v1beta1/${site}/channels/live/releases?pageSize=100`,
    token,
  );
  return (history?.releases ?? []).flatMap(({ version, message = '' }) =>
    version ? { version: version.name, commit: message } : [],
  );
}

/** The commit that the live version was built of. */
export function commitOfLive(releases: readonly Release[]): string | undefined {
  return releases.find(({ version, commit }) => version === releases[0]?.version && commit)?.commit;
}

/** Gets a resource from one of Google's APIs. Returns nothing if it does not exist. */
async function get<Result>(address: string, token: string): Promise<Result | undefined> {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } }).catch((error: Error) => {
    throw new Stop(messageFor(error.message));
  });
  if (answer.ok) return answer.json() as Promise<Result>;
  if (answer.status === 404) return undefined;
  throw new Stop(messageFor(`HTTP Error: ${answer.status}, ${await answer.text()}`));
}

/** The result of a command of the Firebase CLI. */
export async function resultOf<Result>(...args: readonly string[]): Promise<Result> {
  const command = promisify(execFile)('firebase', [...args, '--non-interactive', '--json']);
  const { stdout }: { stdout: string } = await command.catch((error) => error);
  const { status, result, error = 'no answer' } = JSON.parse(stdout || '{}');
  if (status !== 'success') throw new Stop(messageFor(error));
  return result;
}

/** Turns an error of the Firebase CLI or of an API into a sentence that says what to do. */
function messageFor(error: string): string {
  if (/authenticat|credential|firebase login|\b401\b/i.test(error))
    return process.env.GITHUB_ACTIONS
      ? 'Google does not let GitHub sign in: look at the variables FIREBASE_PROJECT, PREVIEW_PROJECT and WORKLOAD_IDENTITY_PROVIDER in the settings of the repository.'
      : 'Firebase does not know who you are. Run "npx firebase login --reauth", then the same command again.';
  if (/Failed to make request|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|fetch failed/i.test(error))
    return 'Firebase cannot be reached. Check your network, then run the same command again.';
  const said = `Firebase said: ${error.split('\n')[0]?.replace(/\.?$/, '.')}`;
  if (/\b40[34]\b.*(permission|not found|does not exist)|\bproject.*not (found|exist)/is.test(error))
    return `You may not do this, or the project has another name: "npx firebase projects:list" shows yours. ${said}`;
  return said;
}
