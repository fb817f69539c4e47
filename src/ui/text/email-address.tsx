/** An e-mail address that breaks after its @ where it is too long for its line; copied it is as it was written. */
export function EmailAddress({ children }: { children: string }) {
  const [before, ...after] = children.split('@')
  if (after.length === 0) return children
  return (
    <>
      {before}@<wbr />
      {after.join('@')}
    </>
  )
}
