import { type ReactNode, useState } from 'react'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { withThousands } from '#src/ui/text/money.ts'

interface LongListProps<Item> {
  items: readonly Item[]
  /** Number of items shown at first, and added with each press on the button. */
  step: number
  /** Noun of the items: 'articles'. */
  noun: string
  /** Grid of the list. */
  className: string
  children: (item: Item) => ReactNode
}

/** The beginning of a list that may be too long for a phone, and a button that shows more. */
export function LongList<Item extends { _id: string }>({
  items,
  step,
  noun,
  className,
  children,
}: LongListProps<Item>) {
  const [room, setRoom] = useState(step)
  const [first, setFirst] = useState<string>()
  const rest = items.length - room
  const brings = rest <= allAtOnce ? rest : Math.max(step, 24)
  const keyedItems = withKeys(items)
  function showMore() {
    setFirst(keyedItems[room]?.key)
    setRoom(room + brings)
  }
  return (
    <>
      <ul className={className}>
        {keyedItems.slice(0, room).map(({ key, item }) => (
          <li key={key} ref={key === first ? takeFocus : undefined} tabIndex={key === first ? -1 : undefined}>
            {children(item)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" onClick={showMore}>
            {brings === rest
              ? `Show all ${withThousands(items.length)} ${noun}`
              : `Show ${brings} more ${noun}`}
          </Button>
          <p className="text-ink-soft text-sm tabular-nums">
            {`${room} of ${withThousands(items.length)} shown`}
          </p>
        </div>
      )}
    </>
  )
}

/** Number of items that a cheap phone renders without a delay. */
const allAtOnce = 96
