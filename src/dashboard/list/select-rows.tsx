import { Ellipsis } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { keepMessagesAbove } from '#src/ui/overlay/keep-messages-above.ts'
import { Checkbox } from '#src/ui/text-input.tsx'
import type { RecordList } from './record-list.ts'

/** @param isRange whether Shift was pressed: ticks all rows from the previous one to this one */
export type Tick<Item> = (item: Item, isOn: boolean, isRange: boolean) => void

/** Returns a function that ticks rows of a list; the same function while the list is on the screen. */
export function useTick<Item>(list: RecordList<Item>): Tick<Item> {
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  return useCallback((item, isOn, isRange) => {
    const { selection, page } = latest.current
    selection.toggle(isRange ? selection.upTo(item, page) : [item], isOn, item)
  }, [])
}

interface SelectRowProps<Item> {
  item: Item
  /** Name of the record, as in its first column. */
  name: string | undefined
  isTicked: boolean
  onTick: Tick<Item>
}

/** Checkbox of one row. */
export function SelectRow<Item extends { _id: string }>({
  item,
  name,
  isTicked,
  onTick,
}: SelectRowProps<Item>) {
  return (
    <td className="relative z-1 w-10 py-3 pl-3 align-top as-cards:absolute as-cards:top-0.5 as-cards:right-12 as-cards:flex as-cards:h-(--control) as-cards:items-center as-cards:py-0">
      {item._id && (
        <Checkbox
          aria-label={`Select ${name || 'this row'}`}
          checked={isTicked}
          onChange={({ target, nativeEvent }) =>
            onTick(item, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
    </td>
  )
}

/** Checkbox of all rows of the page. */
export function SelectPage<Item extends { _id: string }>({ list }: { list: RecordList<Item> }) {
  const ticked = list.page.filter(list.selection.has).length
  return (
    <Checkbox
      aria-label="Select all rows of this page"
      checked={ticked > 0 && ticked === list.page.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < list.page.length
      }}
      onChange={(event) => list.selection.toggle(list.page, event.target.checked)}
    />
  )
}

interface SelectBarProps<Item> {
  list: RecordList<Item>
  /** The most frequent action. */
  first?: ((items: Item[]) => Elements) | undefined
  /** Further actions. */
  children: (items: Item[]) => Elements
}

/** Actions on the ticked rows, once there are any; on a phone one row, whose dots show the further actions. */
export function SelectBar<Item extends { _id: string }>({ list, first, children }: SelectBarProps<Item>) {
  const { selection, rows } = list
  const count = selection.items.length
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  const choice = (
    <>
      {list.isWhole && count < rows.length && (
        <Button
          ref={handFocusOn}
          variant="quiet"
          size="small"
          onClick={() => selection.toggle(rows, true)}
        >{`Select all ${rows.length}`}</Button>
      )}
      <Button
        ref={handFocusOn}
        aria-label="Clear selection"
        variant="quiet"
        size="small"
        onClick={selection.clear}
      >
        Clear
      </Button>
    </>
  )
  return (
    <div
      ref={count > 0 ? keepMessagesAbove : undefined}
      className={
        count > 0
          ? 'sticky bottom-2 z-3 flex flex-wrap items-center gap-2 max-md:gap-1 rounded-md border border-signal bg-paper px-2 py-1 shadow-float'
          : 'contents'
      }
    >
      <p role="status" className={count > 0 ? 'mr-auto font-semibold tabular-nums' : 'sr-only'}>
        {count > 0 && `${count} selected`}
      </p>
      {count > 0 && (
        <>
          {!isNarrow && choice}
          {first?.(selection.items)}
          {isNarrow && (
            <IconButton
              label="More actions on the selected rows"
              icon={Ellipsis}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          {(isOpen || !isNarrow) && (
            <>
              {isNarrow && choice}
              {children(selection.items)}
            </>
          )}
        </>
      )}
    </div>
  )
}
