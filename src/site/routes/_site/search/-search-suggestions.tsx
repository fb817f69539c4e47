import { Link } from '@tanstack/react-router'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { piecesOf } from '#src/contract/search/compare/found-text.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'
import { searchKinds } from '#src/contract/search/compare/search-hits.ts'
import { pageNames } from '#src/site/page-names.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { useKnownHits } from './-known-hits.ts'
import { matchingPages } from './-page-hits.tsx'
import { HitLink } from './-search-hit.tsx'

/** Keys of the field that move in the suggestions. */
export interface SuggestionKeys {
  /** Returns whether the key was used. */
  press: (key: string) => boolean
}

export interface SearchSuggestionsProps {
  ref: Ref<SuggestionKeys>
  id: string
  field: HTMLInputElement
  text: string
  optionId: (index: number) => string
  /** Index of the suggestion that Enter opens; -1 for none. */
  active: number
  onActive: (index: number) => void
  onOpen: (isOpen: boolean) => void
}

const most = { pages: 2, all: 7 }

/**
 * Pages and records that match the text typed so far, from this device alone: no request for each letter. A listbox in
 * the top layer, because the page's head cuts off what is larger.
 */
export function SearchSuggestions({
  ref,
  id,
  field,
  text,
  optionId,
  active,
  onActive,
  onOpen,
}: SearchSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const pages = matchingPages(text).slice(0, most.pages)
  const hits = useKnownHits(text)
    .filter(({ _id, type }) => _id && type !== 'testimonials')
    .slice(0, most.all - pages.length)
  const count = pages.length + hits.length
  const hasOptions = count > 0
  const words = searchWords(text)

  useImperativeHandle(ref, () => ({
    press(key) {
      if (count === 0) return false
      if (key === 'ArrowDown') onActive(active + 1 < count ? active + 1 : -1)
      else if (key === 'ArrowUp') onActive(active < 0 ? count - 1 : active - 1)
      else if (key === 'Enter' && active >= 0) document.getElementById(optionId(active))?.click()
      else return false
      return true
    },
  }))

  useLayoutEffect(() => {
    if (!hasOptions) return
    const { bottom } = field.getBoundingClientRect()
    const { left, width } = (field.form ?? field).getBoundingClientRect()
    list.current?.style.setProperty('top', `${bottom + scrollY + 4}px`)
    list.current?.style.setProperty('left', `${left + scrollX}px`)
    list.current?.style.setProperty('width', `${width}px`)
    list.current?.showPopover()
    onOpen(true)
    return () => onOpen(false)
  }, [hasOptions, field, onOpen])

  if (!hasOptions) return null
  const optionOf = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    className: optionClass,
  })
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label="Suggestions"
      // Keeps the focus in the field, which closes the list when it loses it.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute m-0 border border-line bg-paper text-ink shadow-float"
    >
      {pages.map(({ to }, index) => (
        <Link key={to} to={to} {...optionOf(index)}>
          <Words text={pageNames[to]} words={words} kind="Page" />
        </Link>
      ))}
      {hits.map((hit, index) => (
        <HitLink key={`${hit.type} ${hit._id}`} hit={hit} {...optionOf(pages.length + index)}>
          <Words text={hit.title} words={words} kind={withCapital(searchKinds[hit.type].one)} />
        </HitLink>
      ))}
    </div>
  )
}

function Words({ text, words, kind }: { text: string; words: readonly string[]; kind: string }) {
  return (
    <>
      <span className="min-w-0 wrap-anywhere">
        <Highlight pieces={piecesOf(text, words)} />
      </span>
      <span className="text-ink-soft text-sm">{kind}</span>
    </>
  )
}

const optionClass =
  'flex min-h-11 items-center justify-between gap-4 border-transparent border-l-2 px-3 hover:bg-paper-sunk aria-selected:border-signal'
