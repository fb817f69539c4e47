import type { QueryClient } from '@tanstack/react-query'

interface Row {
  _id: string
  status?: unknown
}

/**
 * Writes a record's status and shows it at once in the cached lists and detail. A failed write restores the earlier
 * status.
 *
 * @param name name of the collection, as in query keys
 */
export async function showingStatus(
  client: QueryClient,
  { name, id, status }: { name: string; id: string; status: string },
  write: () => Promise<void>,
): Promise<void> {
  const before = statusIn(client, name, id)
  const show = (next: unknown, isReplaced: (row: Row) => boolean) => {
    const changed = (row: Row) => (row._id === id && isReplaced(row) ? { ...row, status: next } : row)
    client.setQueriesData({ queryKey: [name, 'staff', 'list'] }, (rows: Row[] | undefined) =>
      rows?.map(changed),
    )
    client.setQueryData([name, 'staff', 'detail', id], (row: Row | undefined) => row && changed(row))
  }
  show(status, () => true)
  try {
    await write()
  } catch (error) {
    // Keep the result of a read that arrived meanwhile.
    show(before, (row) => row.status === status)
    throw error
  }
  // A read that began before the write may have restored the earlier status.
  show(status, (row) => row.status === before)
}

function statusIn(client: QueryClient, name: string, id: string): unknown {
  const detail = client.getQueryData<Row>([name, 'staff', 'detail', id])
  if (detail) return detail.status
  const lists = client.getQueriesData<Row[]>({ queryKey: [name, 'staff', 'list'] })
  return lists.flatMap(([, rows]) => rows ?? []).find(({ _id }) => _id === id)?.status
}
