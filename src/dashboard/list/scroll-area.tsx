import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'

/** Which lists the person keeps low, by their labels; kept on the device. */
const collapsedAtom = atomWithStorage<unknown>('collapsed-lists', [], undefined, { getOnInit: true })

interface ScrollAreaProps {
  /** `fill`: what the window leaves, and 220 px when collapsed; else a CSS length. */
  height: 'fill' | (string & {})
  label: string
  children: ReactNode
}

/** A list's own scroll area, reachable by keyboard. Where windows are narrow there is none: the page scrolls. */
export function ScrollArea({ height, label, children }: ScrollAreaProps) {
  const [kept, keep] = useAtom(collapsedAtom)
  const collapsed = Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  const isCollapsed = collapsed.includes(label)
  const isFilling = height === 'fill'
  return (
    <div className="flex flex-col gap-2">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
        tabIndex={0}
        aria-label={label}
        style={isFilling ? undefined : { maxHeight: height }}
        className={classes(
          edgeClass,
          isFilling
            ? 'md:overflow-y-auto md:overscroll-contain md:[--top-bar:0px]'
            : 'overflow-y-auto overscroll-contain [--top-bar:0px]',
          // Above a filled list stand the heading and the tools, below it the pages.
          isFilling && (isCollapsed ? 'md:max-h-[220px]' : 'md:max-h-[max(220px,calc(100dvh-22rem))]'),
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

/** A line at the lower edge while there is more below; at the list's end it covers the list's own last line. */
const edgeClass = 'after:sticky after:bottom-0 after:z-2 after:-mt-px after:block after:h-px after:bg-line'
