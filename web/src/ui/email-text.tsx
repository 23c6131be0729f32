/** An email address that can wrap after the @. */
export function EmailText({ address }: { readonly address: string }) {
  const [user, host] = address.split('@');
  return (
    <span translate="no">
      <span>{`${user}@`}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
