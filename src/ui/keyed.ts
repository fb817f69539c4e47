/** Records with a key each for React: a backend may leave ids out or repeat them. */
export function keyed<Item extends { _id: string }>(items: readonly Item[]): { key: string; item: Item }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const times = (seen.get(item._id) ?? 0) + 1
    seen.set(item._id, times)
    return { key: `${item._id} ${times}`, item }
  })
}
