import { Search } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { TextInput } from '#src/ui/text-input.tsx'

interface SearchFormProps {
  query: string
  /** Called with trimmed, non-empty text. */
  onSearch: (words: string) => void
}

export function SearchForm({ query, onSearch }: SearchFormProps) {
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
        const words = input.value.trim()
        if (words) onSearch(words)
        else input.focus()
      }}
    >
      <TextInput
        type="search"
        name="query"
        aria-label="Search terms"
        placeholder="Hot tap, substation …"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={query}
        className="min-w-[min(12rem,100%)] flex-1"
      />
      <Button type="submit">
        <Search aria-hidden size={18} strokeWidth={1.5} />
        Search
      </Button>
    </form>
  )
}
