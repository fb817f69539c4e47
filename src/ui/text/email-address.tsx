/** An e-mail address that breaks after its @ where it is too long for its line; copied it is as it was written. */
export function EmailAddress({ children }: { children: string }) {
  const [before, ...after] = children.split('@')
  return (
    <span translate="no">
      {before}
      {after.length > 0 && (
        <>
          @<wbr />
          {after.join('@')}
        </>
      )}
    </span>
  )
}
