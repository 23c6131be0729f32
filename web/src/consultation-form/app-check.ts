import { APP_CHECK_HEADER } from 'functions/contract/call.ts';

const TOKEN_TIMEOUT_MS = 5_000;

let loading: ReturnType<typeof loadAppCheck> | undefined;

const importFirebase = () => Promise.all([import('firebase/app'), import('firebase/app-check')]);
// Loads the code together with the form, because a page that is older than the deploy does not find it later.
if (import.meta.env.VITE_APP_CHECK_SITE_KEY) importFirebase().catch(() => undefined);

/** Starts App Check. Without a configured site key, it does nothing. */
export function prepareAppCheck(): void {
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) loading ??= loadAppCheck();
  // After a failure, the next call loads it again.
  loading?.catch(() => {
    loading = undefined;
  });
}

/** The App Check header. No header if App Check is off, blocked or slow: the request is sent all the same. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  prepareAppCheck();
  // The site key comes first, so that the build sees that nothing below runs without one, and leaves Firebase out.
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || !loading) return {};
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TOKEN_TIMEOUT_MS));
  const result = loading.then((requestToken) => requestToken()).catch(() => undefined);
  const { token } = (await Promise.race([result, timeout])) ?? {};
  return token ? { [APP_CHECK_HEADER]: token } : {};
}

async function loadAppCheck() {
  const [{ initializeApp }, { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }] = await importFirebase();
  const app = initializeApp({
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  });
  const provider = new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return () => getToken(appCheck);
}
