import { Link } from '@tanstack/react-router'
import { MissingMark } from '#src/dashboard/navigation/missing-mark.tsx'
import { Highlight } from '#src/ui/text/highlight.tsx'
import type { PaletteGroup } from './palette-options.ts'

interface PaletteListProps {
  id: string
  groups: PaletteGroup[]
  words: string[]
  /** The index of the option that Enter follows. */
  chosen: number
  onPoint: (index: number) => void
  onFollow: () => void
}

/** The options by group; each is a real link, so that it also opens in a new tab. The focus stays in the field. */
export function PaletteList({ id, groups, words, chosen, onPoint, onFollow }: PaletteListProps) {
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
          {options.map(({ key, title, about, link, record }) => {
            index += 1
            const own = index
            return (
              <Link
                // A backend may give a record twice.
                key={`${key} ${own}`}
                {...link}
                preload={false}
                id={`${id}-${own}`}
                role="option"
                tabIndex={-1}
                aria-selected={own === chosen}
                ref={own === chosen ? showUp : undefined}
                onPointerMove={() => own !== chosen && onPoint(own)}
                onClick={onFollow}
                className="flex min-h-(--control) flex-wrap items-baseline gap-x-3 rounded-md px-2 py-1.5 aria-selected:bg-signal/12 aria-selected:outline-1 aria-selected:outline-signal"
              >
                <span className="wrap-anywhere min-w-0 font-semibold">
                  <Highlight text={title} words={words} />
                </span>
                {about && (
                  <span className="wrap-anywhere min-w-0 text-ink-soft text-sm">
                    <Highlight text={about} words={words} />
                  </span>
                )}
                {record && <MissingMark {...record} />}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function showUp(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
