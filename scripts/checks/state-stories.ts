import { frames, looks, states } from '#src/ui/story-names.ts'

/** Names of stories that show a state, alone or before its subject: `Odd`, `BrokenIcon`. */
const stateName = new RegExp(`^(?:${states.map(({ name }) => name).join('|')})(?![a-z])`)

/** Returns the helpers that provide a `play`. @example playing('export function loading(…) { … play: … }') */
export function findPlayHelpers(text: string): string[] {
  return declarationsOf(text)
    .filter(({ body }) => /\bplay\b|\bsays\(/.test(body))
    .map(({ name }) => name)
}

/** Returns the stories named after a state that assert nothing. `helpers` are those of other files that assert. */
export function silentStates(text: string, helpers: readonly string[]): string[] {
  const declarations = new Map(declarationsOf(text).map(({ name, body }) => [name, body]))
  const isPlayed = (name: string, visited: readonly string[] = []): boolean => {
    const body = declarations.get(name)
    if (body === undefined) return helpers.includes(name)
    if (/\bplay\b/.test(body)) return true
    // Helpers that create the story, and stories that it extends.
    const otherNames = [...body.matchAll(/(?:= |\.\.\.)(\w+)/g)].map(([, other = '']) => other)
    return otherNames.some((other) => !visited.includes(other) && isPlayed(other, [...visited, name]))
  }
  return storiesOf(text).filter((name) => stateName.test(name) && !isPlayed(name))
}

/** Returns the stories with unusual names, each with the word to use. */
export function misnamedStories(text: string): string[] {
  return storiesOf(text).flatMap((story) => {
    const misnamed = [...states, ...looks].filter(({ not }) => not?.some((word) => begins(story, word)))
    const framed = frames.filter(({ not }) => not?.some((word) => ends(story, word)))
    const names = [...misnamed, ...framed].map(({ name }) => name)
    return names.length > 0 ? [`${story}: call it ${names.join(' or ')}`] : []
  })
}

const begins = (story: string, word: string) => new RegExp(`^${word}(?![a-z])`).test(story)
const ends = (story: string, word: string) => new RegExp(`(?:^|[a-z0-9])${word}$`).test(story)

function storiesOf(text: string): string[] {
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}

/** Returns the top-level declarations, each up to the next one. */
function declarationsOf(text: string): { name: string; body: string }[] {
  const starts = [...text.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm)]
  return starts.map(({ 1: name = '', index }, at) => ({
    name,
    body: text.slice(index, starts[at + 1]?.index),
  }))
}
