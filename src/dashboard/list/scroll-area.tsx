import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

/** Labels of the lists that the user has collapsed; stored on the device. */
const collapsedAtom = atomWithStorage<unknown>('collapsed-lists', [], undefined, { getOnInit: true })

interface ScrollAreaProps {
  /** `fill` for the whole list in the page, and 220 px when collapsed; else a CSS length. */
  height: 'fill' | (string & {})
  label: string
  children: ReactNode
}

/** A list that can be collapsed to its own scroll area, reachable by keyboard. Else, and on phones, the page scrolls. */
export function ScrollArea({ height, label, children }: ScrollAreaProps) {
  const [storedValue, keep] = useAtom(collapsedAtom)
  const collapsed = Array.isArray(storedValue) ? storedValue.filter((name) => typeof name === 'string') : []
  const isCollapsed = collapsed.includes(label)
  const isFilling = height === 'fill'
  const isScrolling = !isFilling || isCollapsed
  return (
    <div className="flex flex-col gap-2">
      <section
        // An area that scrolls must be reachable without a mouse.
        tabIndex={isScrolling ? 0 : undefined}
        aria-label={label}
        style={isFilling ? undefined : { maxHeight: height }}
        className={classes(
          isScrolling && edgeClass,
          !isFilling && 'overflow-y-auto overscroll-contain [--top-bar:0px]',
          isFilling &&
            isCollapsed &&
            'md:max-h-[220px] md:overflow-y-auto md:overscroll-contain md:[--top-bar:0px]',
          'print:max-h-none print:overflow-visible',
        )}
      >
        {children}
      </section>
      {isFilling && (
        <Button
          variant="quiet"
          size="small"
          className="self-end max-md:hidden print:hidden"
          aria-expanded={!isCollapsed}
          onClick={() =>
            keep(isCollapsed ? collapsed.filter((name) => name !== label) : [...collapsed, label])
          }
        >
          {isCollapsed ? 'Expand list' : 'Collapse list'}
        </Button>
      )}
    </div>
  )
}

/** Line at the lower edge while there is more below; at the end it covers the list's own last line. */
const edgeClass = 'after:sticky after:bottom-0 after:z-2 after:-mt-px after:block after:h-px after:bg-line'
