import { useState } from 'react'
import { TextInput } from '#src/ui/text-input.tsx'
import type { RecordList } from './record-list.ts'
import { goToRows } from './row-keys.ts'

/** Narrows a list while one types; the text is in the address. */
export function TextFilter<Item>({ list, label }: { list: RecordList<Item>; label: string }) {
  const q = list.search.q ?? ''
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  // The address changed by Back or a link: the field follows. Its own changes come back later than they are typed.
  if (q !== known) {
    setKnown(q)
    if (q !== typed) setTyped(q)
  }
  return (
    <>
      <TextInput
        type="search"
        data-list-filter
        aria-label={label}
        placeholder={label}
        value={typed}
        onKeyDown={goToRows}
        onChange={(event) => {
          setTyped(event.target.value)
          setKnown(event.target.value)
          list.changeTyping({ q: event.target.value || undefined })
        }}
      />
      <span role="status" className="sr-only">
        {list.isFiltered && list.query.data && list.shown.length === 0 && 'Nothing found'}
      </span>
    </>
  )
}
