import { searchable } from '#src/contract/search/compare/words.ts'

/**
 * Returns the item with the word most like one of the query's, by shared pairs of letters; undefined if none is alike.
 *
 * @example nearestTo('electrcal', ['Civil', 'Electrical'], (name) => name) // 'Electrical'
 */
export function nearestTo<Item>(
  query: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item | undefined {
  const queryPairs = searchable(query).split(' ').map(pairsOf)
  let nearest: Item | undefined
  let most = 0.5
  for (const item of items) {
    const words = [...new Set(searchable(textOf(item)).split(' '))].map(pairsOf)
    for (const pairs of queryPairs)
      for (const word of words) {
        const likeness = likenessOf(pairs, word)
        if (likeness <= most) continue
        most = likeness
        nearest = item
      }
  }
  return nearest
}

const pairsOf = (word: string) =>
  new Set(Array.from({ length: Math.max(word.length - 1, 0) }, (_, index) => word.slice(index, index + 2)))

/** Shared pairs of letters, from 0 to 1 (Dice). */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return (2 * shared) / (one.size + other.size || 1)
}
