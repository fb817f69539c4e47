import { Search } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { SearchSuggestionsProps, SuggestionKeys } from './-search-suggestions.tsx'

interface SearchFormProps {
  query: string
  /** Called with trimmed, non-empty text. */
  onSearch: (words: string) => void
}

/** Text that is being typed, and its field. */
interface Typed {
  field: HTMLInputElement
  text: string
}

/** The search field. Suggestions load with the first letter; until then, and without them, it is a plain field. */
export function SearchForm({ query, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState<Typed>()
  const [active, setActive] = useState(-1)
  const [isOpen, setIsOpen] = useState(false)
  const keys = useRef<SuggestionKeys>(null)
  const close = () => setTyped(undefined)

  function press(event: KeyboardEvent) {
    if (!keys.current || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (!keys.current.press(event.key)) return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not yet all know the search element
    <form
      role="search"
      aria-label="This site"
      className="mt-2 flex max-w-2xl flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const input = event.currentTarget.elements.namedItem('query')
        if (!(input instanceof HTMLInputElement)) return
        close()
        const words = input.value.trim()
        if (words) onSearch(words)
        else input.focus()
      }}
    >
      <TextInput
        type="search"
        role="combobox"
        name="query"
        aria-label="Search terms"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? suggestionsId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        placeholder="Hot tap, substation …"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={query}
        onInput={({ currentTarget }) => {
          // Text that is restored after a reload asks for nothing.
          if (document.activeElement !== currentTarget || !currentTarget.showPopover) return
          setActive(-1)
          setTyped({ field: currentTarget, text: currentTarget.value.trim() })
        }}
        onKeyDown={press}
        onBlur={close}
        className="min-w-[min(12rem,100%)] flex-1"
      />
      <Button type="submit">
        <Search aria-hidden size={18} strokeWidth={1.5} />
        Search
      </Button>
      {typed?.text && (
        <Suspense>
          <SearchSuggestions
            ref={keys}
            id={suggestionsId}
            optionId={optionId}
            {...typed}
            active={active}
            onActive={setActive}
            onOpen={setIsOpen}
          />
        </Suspense>
      )}
    </form>
  )
}

const suggestionsId = 'search-suggestions'
const optionId = (index: number) => `${suggestionsId}-${index}`

const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(async () => ({
  default: await import('./-search-suggestions.tsx').then(
    (part) => part.SearchSuggestions,
    // Without a network the search works without suggestions.
    () => () => null,
  ),
}))
