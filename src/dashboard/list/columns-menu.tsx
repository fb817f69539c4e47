import { Menu as Base } from '@base-ui/react/menu'
import { Check, Columns3 } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { MenuFrame, menuItemClass } from '#src/ui/overlay/menu.tsx'
import type { RecordList } from './record-list.ts'

export interface ColumnChoice {
  header: string
  isShown: boolean
  show: (on: boolean) => void
}

/** Returns every column but the first, which names the record and is always shown. The choice is in the address. */
export function columnsOf<Item>(list: RecordList<Item>): ColumnChoice[] {
  const hidden = list.search.hide?.split(',') ?? []
  return list.allColumns.slice(1).map(({ header }) => ({
    header,
    isShown: !hidden.includes(header),
    show: (on) => {
      const next = on ? hidden.filter((name) => name !== header) : [...hidden, header]
      list.change({ hide: next.join(',') || undefined, page: list.search.page })
    },
  }))
}

/** Menu of the shown columns. */
export function ColumnsMenu<Item>({ list }: { list: RecordList<Item> }) {
  return (
    <MenuFrame
      label="Columns"
      trigger={
        <Button variant="secondary">
          <Columns3 aria-hidden size={16} strokeWidth={1.5} />
          Columns
        </Button>
      }
    >
      {columnsOf(list).map(({ header, isShown, show }) => (
        <Base.CheckboxItem
          key={header}
          closeOnClick={false}
          checked={isShown}
          onCheckedChange={show}
          className={menuItemClass}
        >
          <span className="grid size-4 place-items-center border border-edge">
            <Base.CheckboxItemIndicator>
              <Check aria-hidden size={14} strokeWidth={2} />
            </Base.CheckboxItemIndicator>
          </span>
          <span>{header}</span>
        </Base.CheckboxItem>
      ))}
    </MenuFrame>
  )
}
