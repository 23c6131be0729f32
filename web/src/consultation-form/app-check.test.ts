import { APP_CHECK_HEADER } from 'functions/contract/call.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const initializeAppCheck = vi.fn((_app: unknown, _options: { provider: unknown }) => 'app check');
const getToken = vi.fn(async (_appCheck: unknown) => ({ token: 'a token' }));
const loaded = vi.fn();
const ReCaptchaEnterpriseProvider = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a site key');
  vi.doMock('firebase/app', () => ({ initializeApp: (options: object) => options }));
  vi.doMock('firebase/app-check', () => {
    loaded();
    return { initializeAppCheck, getToken, ReCaptchaEnterpriseProvider };
  });
});

test('without a site key, it loads nothing and sends no header', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '');
  const { appCheckHeader } = await import('./app-check.ts');
  expect(await appCheckHeader()).toEqual({});
  expect(loaded).not.toHaveBeenCalled();
});

test('with a site key, its code is loaded together with the form, before anybody uses the form', async () => {
  await import('./app-check.ts');
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  expect(initializeAppCheck).not.toHaveBeenCalled();
});

test('with a site key, it is initialized once with the settings of the project, and its token is sent', async () => {
  for (const name of ['API_KEY', 'APP_ID', 'PROJECT_ID']) vi.stubEnv(`VITE_FIREBASE_${name}`, `the ${name}`);
  const { appCheckHeader, prepareAppCheck } = await import('./app-check.ts');
  prepareAppCheck();
  prepareAppCheck();
  expect(await appCheckHeader()).toEqual({ [APP_CHECK_HEADER]: 'a token' });
  expect(initializeAppCheck).toHaveBeenCalledExactlyOnceWith(
    { apiKey: 'the API_KEY', appId: 'the APP_ID', projectId: 'the PROJECT_ID' },
    { provider: ReCaptchaEnterpriseProvider.mock.instances[0], isTokenAutoRefreshEnabled: true },
  );
  expect(ReCaptchaEnterpriseProvider).toHaveBeenCalledExactlyOnceWith('a site key');
});

test('after each failure the request is sent without a token, and the next call loads App Check again', async () => {
  initializeAppCheck.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  getToken.mockRejectedValueOnce(new Error('blocked'));
  const { appCheckHeader } = await import('./app-check.ts');
  for (const header of [{}, {}, { [APP_CHECK_HEADER]: 'a token' }]) expect(await appCheckHeader()).toEqual(header);
  expect(initializeAppCheck).toHaveBeenCalledTimes(2);
});

test('waits 5 seconds for a token, then sends the request without one', async () => {
  getToken.mockReturnValueOnce(new Promise(() => {}));
  const { appCheckHeader } = await import('./app-check.ts');
  vi.useFakeTimers();
  const arrived = vi.fn();
  const header = appCheckHeader().then(arrived);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await header;
  expect(arrived).toHaveBeenCalledExactlyOnceWith({});
});
