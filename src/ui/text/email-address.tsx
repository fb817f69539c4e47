/** An email address that wraps after its @. Copied text is unchanged. */
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
