/** An address that breaks after the @, where it must break at all. */
export function EmailText({ address }: { readonly address: string }) {
  const [user, host] = address.split('@');
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}
