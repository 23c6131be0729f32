const DOWNLOADS = 'https://storage.googleapis.com/firebase-preview-drop/emulator/';

/** Whether firebase-tools could fetch an emulator; any answer at all counts. */
export async function canDownload(): Promise<boolean> {
  if (process.env.HTTPS_PROXY ?? process.env.https_proxy) return true;
  return fetch(DOWNLOADS, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  );
}
