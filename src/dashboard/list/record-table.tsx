import { Fragment, useMemo } from 'react'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { FilteredCount } from './filtered-count.tsx'
import { RecordRows, type RecordTableProps } from './record-rows.tsx'
import { RowActions } from './row-actions.tsx'
import { cellClass, rowClass, rowsClass, TableFrame } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'

/** List of records: a table on a desktop, the same table rendered as cards on a phone. */
export function RecordTable<Item extends { _id: string }>(props: RecordTableProps<Item>) {
  const { list, resource, question, menu, skeletonRows, actions: ownActions } = props
  const noun = props.noun ?? resource?.collection.noun ?? ['record', 'records']
  const thing = withCapital(noun[0])
  const [nameColumn] = list.allColumns
  // Memoized: rows re-render if their actions change.
  const actions = useMemo(() => {
    if (ownActions) return (item: Item) => <Fragment key={item._id}>{ownActions(item)}</Fragment>
    if (!resource || !question) return undefined
    return (item: Item) => (
      <RowActions
        name={nameColumn?.value(item) ?? ''}
        items={menu?.(item)}
        resource={resource}
        id={item._id}
        thing={thing}
      >
        {question}
      </RowActions>
    )
  }, [ownActions, resource, question, menu, nameColumn, thing])
  const caption = withCapital(noun[1])
  const skeleton = (
    <TableFrame caption={`${caption}, loading`} busy>
      <TableHead list={list} hasActions={Boolean(actions)} hasTicks={Boolean(resource)} />
      <tbody className={rowsClass}>
        {Array.from({ length: skeletonRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <tr key={row} data-skeleton className={`${rowClass} as-cards:[&>td:nth-child(n+4)]:hidden`}>
            {resource && <td className="as-cards:hidden" />}
            {list.columns.map(({ header }, index) => (
              <td
                key={header}
                data-header={header}
                data-first={index === 0 || undefined}
                className={cellClass}
              >
                <Skeleton className="h-4 w-3/4" />
              </td>
            ))}
            {actions && <td className="as-cards:hidden" />}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
  return (
    // A container query: the list's own width, not the window's, makes it a table or cards.
    <div
      className={classes(
        'flex flex-col gap-4',
        list.columns.length > 5 ? '@container/wide-list' : '@container/list',
      )}
    >
      <QueryState query={list.query} skeleton={skeleton} besideAge={<FilteredCount list={list} />}>
        {() => <RecordRows {...props} noun={noun} caption={caption} actions={actions} />}
      </QueryState>
    </div>
  )
}
