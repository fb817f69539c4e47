/** Adds a unique React key to each record: a backend may omit or repeat ids. */
export function withKeys<Item extends { _id: string } | { id: string }>(
  items: readonly Item[],
): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const id = '_id' in item ? item._id : item.id
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    return { key: `${id} ${times}`, item }
  })
}
