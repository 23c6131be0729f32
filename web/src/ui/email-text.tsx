/** An email address that can wrap after the @. */
export function EmailText({ address }: { readonly address: string }) {
  const [user, host] = address.split('@');
  return (
    <>
      <span>{`${user}@`}</span>
      <wbr />
      <span>{host}</span>
    </>
  );
}
