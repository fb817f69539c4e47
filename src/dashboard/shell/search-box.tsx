import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { Search } from 'lucide-react'
import { openPaletteAtom, searchedAtom } from '#src/dashboard/search/palette-host.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

/** Search box that opens the palette; Enter leads to the server's results. Ignores a blank query. */
export function SearchBox() {
  const navigate = useNavigate()
  const openPalette = useSetAtom(openPaletteAtom)
  const noteSearch = useSetAtom(searchedAtom)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not yet all know the search element
    <form
      role="search"
      className="relative w-full max-w-md @max-[16rem]:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const query = String(new FormData(event.currentTarget).get('query')).trim()
        // A repeated search replaces the previous one: few searches should stay in the history.
        const replace = /^\/dashboard\/search\/?$/.test(location.pathname)
        if (!query) return
        noteSearch()
        void navigate({ to: '/dashboard/search', search: { query }, replace })
      }}
    >
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-soft"
      />
      <TextInput
        type="search"
        name="query"
        data-search-box
        // A click opens the palette. Keyboard users submit the search, or open the palette with the down key.
        onClick={() => void openPalette()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          void openPalette()
        }}
        aria-label="Search the dashboard"
        placeholder="Search here..."
        className="pl-9 sm:pr-18 [&::-webkit-search-cancel-button]:grayscale"
      />
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void openPalette()}
        className="absolute inset-y-0 right-1.5 my-auto h-6 rounded-sm border border-line bg-paper-sunk px-1.5 text-ink-soft text-xs hover:border-edge hover:text-ink max-sm:hidden"
      >
        <span className="sr-only">Find a record, </span>
        <span translate="no">{/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}</span>
      </button>
    </form>
  )
}
