import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { piecesOf } from '#src/contract/search/compare/found-text.ts'
import { searchable } from '#src/contract/search/compare/words.ts'
import { MissingMark } from '#src/dashboard/navigation/missing-mark.tsx'
import { Highlight } from '#src/ui/text/highlight.tsx'
import type { PaletteGroup, PaletteOption } from './palette-options.ts'

interface PaletteListProps {
  id: string
  groups: PaletteGroup[]
  words: string[]
  /** Index of the option that Enter follows. */
  position: number
  onPoint: (index: number) => void
  onFollow: (option: PaletteOption) => void
}

/** Options by group; each is a real link, so that it also opens in a new tab. The focus stays in the field. */
export function PaletteList({ id, groups, words, position, onPoint, onFollow }: PaletteListProps) {
  let index = -1
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ label, count, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not options
        <div key={label} role="group" aria-label={label}>
          <div role="presentation" className="flex justify-between px-2 pt-2 pb-1 text-ink-soft text-xs">
            <span className="font-semibold">{label}</span>
            {count > options.length && <span>{`${options.length} of ${count}`}</span>}
          </div>
          {options.map((option) => {
            index += 1
            const ownPosition = index
            return (
              <Option
                // A backend may return a record twice.
                key={`${option.key} ${ownPosition}`}
                option={option}
                words={words}
                line={{
                  id: `${id}-${ownPosition}`,
                  role: 'option',
                  tabIndex: -1,
                  'aria-selected': ownPosition === position,
                  onPointerMove: () => void (ownPosition !== position && onPoint(ownPosition)),
                  onClick: () => onFollow(option),
                  className: optionClass,
                }}
                isChosen={ownPosition === position}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  option: PaletteOption
  words: string[]
  isChosen: boolean
  /** Props that link and non-link options share. */
  line: Pick<ComponentProps<'div'>, 'id' | 'role' | 'tabIndex' | 'aria-selected' | 'className'> & {
    onPointerMove: () => void
    onClick: () => void
  }
}

function Option({
  option: { title, about, kind, icon: Icon, link, keys, record },
  words,
  line,
  isChosen,
}: OptionProps) {
  const content = (
    <>
      <Icon aria-hidden size={16} strokeWidth={1.5} className="text-ink-soft" />
      <span className="min-w-0">
        <span className="wrap-anywhere flex flex-wrap items-center gap-x-3 font-semibold">
          <span className="min-w-0">
            <Highlight pieces={piecesOf(title, words)} />
          </span>
          {record && <MissingMark {...record} />}
        </span>
        {about && (
          <span className="block truncate text-ink-soft text-sm">
            <Highlight pieces={piecesOf(matchFirst(about, words), words)} />
          </span>
        )}
      </span>
      {kind && <span className="text-ink-soft text-xs">{kind}</span>}
      {keys && (
        <kbd aria-hidden className="rounded-sm border border-edge px-1.5 text-ink-soft text-xs">
          {keys}
        </kbd>
      )}
    </>
  )
  const ref = isChosen ? showUp : undefined
  if (link)
    return (
      <Link {...link} {...line} preload={false} ref={ref}>
        {content}
      </Link>
    )
  return (
    <div {...line} ref={ref}>
      {content}
    </div>
  )
}

/** Moves the matching parts to the front, because the line is truncated at its end. */
function matchFirst(about: string, words: string[]): string {
  const isOther = (piece: string) => {
    const text = searchable(piece)
    return Number(!words.some((word) => text.includes(word)))
  }
  return about
    .split(' · ')
    .sort((one, other) => isOther(one) - isOther(other))
    .join(' · ')
}

const optionClass =
  'grid min-h-(--control) cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md px-2 py-1.5 aria-selected:bg-signal/12 aria-selected:outline-1 aria-selected:outline-signal'

function showUp(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
