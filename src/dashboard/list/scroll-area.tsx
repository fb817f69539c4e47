import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'

/** Which lists the person lets fill the window, by their labels; kept on the device. */
const expandedAtom = atomWithStorage<unknown>('expanded-lists', [], undefined, { getOnInit: true })

interface ScrollAreaProps {
  /** Pixels, or a CSS length. */
  height: number | string
  label: string
  children: ReactNode
}

/** A list's own scroll area, reachable by keyboard; "Expand list" lets it fill the window. */
export function ScrollArea({ height, label, children }: ScrollAreaProps) {
  const [kept, keep] = useAtom(expandedAtom)
  const expanded = Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  const isExpanded = expanded.includes(label)
  return (
    <div className="flex flex-col gap-2">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
        tabIndex={0}
        aria-label={label}
        style={{ maxHeight: isExpanded ? undefined : height }}
        className={isExpanded ? undefined : `${edgeClass} overflow-y-auto overscroll-contain [--top-bar:0px]`}
      >
        {children}
      </section>
      <Button
        variant="quiet"
        size="small"
        className="self-end"
        aria-expanded={isExpanded}
        onClick={() => keep(isExpanded ? expanded.filter((name) => name !== label) : [...expanded, label])}
      >
        {isExpanded ? 'Collapse list' : 'Expand list'}
      </Button>
    </div>
  )
}

/** A line at the lower edge while there is more below; at the list's end it covers the list's own last line. */
const edgeClass = 'after:sticky after:bottom-0 after:z-2 after:-mt-px after:block after:h-px after:bg-line'
