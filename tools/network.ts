/** Whether the server responds at all. Assumes so behind a proxy. */
export async function isReachable(url: string): Promise<boolean> {
  if (process.env.HTTPS_PROXY ?? process.env.https_proxy) return true;
  return fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  );
}
