import { Menu as Base } from '@base-ui/react/menu'
import { Check, Columns3 } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { MenuFrame, menuItemClass } from '#src/ui/overlay/menu.tsx'
import type { RecordList } from './record-list.ts'

/** Which columns are shown; the choice is in the address. The first one names the record and stays. */
export function ColumnsMenu<Item>({ list }: { list: RecordList<Item> }) {
  const hidden = list.search.hide?.split(',') ?? []
  const show = (header: string, on: boolean) => {
    const next = on ? hidden.filter((name) => name !== header) : [...hidden, header]
    list.change({ hide: next.join(',') || undefined, page: list.search.page })
  }
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
      {list.allColumns.slice(1).map(({ header }) => (
        <Base.CheckboxItem
          key={header}
          closeOnClick={false}
          checked={!hidden.includes(header)}
          onCheckedChange={(on) => show(header, on)}
          className={menuItemClass}
        >
          <span className="grid size-4 place-items-center border border-edge">
            <Base.CheckboxItemIndicator>
              <Check aria-hidden size={14} strokeWidth={2} />
            </Base.CheckboxItemIndicator>
          </span>
          {header}
        </Base.CheckboxItem>
      ))}
    </MenuFrame>
  )
}
