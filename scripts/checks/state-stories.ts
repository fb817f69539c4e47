import { frames, looks, states } from '#src/ui/story-names.ts'

/** What a story is called that shows a state, alone or before what it is a state of: `Odd`, `BrokenIcon`. */
const stateName = new RegExp(`^(?:${states.map(({ name }) => name).join('|')})(?![a-z])`)

/** The helpers of a file with stories that give a `play`. @example playing('export function loading(…) { … play: … }') */
export function playing(text: string): string[] {
  return declarationsOf(text)
    .filter(({ body }) => /\bplay\b|\bsays\(/.test(body))
    .map(({ name }) => name)
}

/** Stories of a file that are named after a state and assert nothing. `helpers` are those of other files that do. */
export function silentStates(text: string, helpers: readonly string[]): string[] {
  const declarations = new Map(declarationsOf(text).map(({ name, body }) => [name, body]))
  const isPlayed = (name: string, asked: readonly string[] = []): boolean => {
    const body = declarations.get(name)
    if (body === undefined) return helpers.includes(name)
    if (/\bplay\b/.test(body)) return true
    // What makes the story, and what it takes over of others.
    const others = [...body.matchAll(/(?:= |\.\.\.)(\w+)/g)].map(([, other = '']) => other)
    return others.some((other) => !asked.includes(other) && isPlayed(other, [...asked, name]))
  }
  return storiesOf(text).filter((name) => stateName.test(name) && !isPlayed(name))
}

/** Stories of a file that are called by another word than the book's, each with the one to use. */
export function misnamedStories(text: string): string[] {
  return storiesOf(text).flatMap((story) => {
    const begun = [...states, ...looks].filter(({ not }) => not?.some((word) => begins(story, word)))
    const framed = frames.filter(({ not }) => not?.some((word) => ends(story, word)))
    const names = [...begun, ...framed].map(({ name }) => name)
    return names.length > 0 ? [`${story}: call it ${names.join(' or ')}`] : []
  })
}

const begins = (story: string, word: string) => new RegExp(`^${word}(?![a-z])`).test(story)
const ends = (story: string, word: string) => new RegExp(`(?:^|[a-z0-9])${word}$`).test(story)

function storiesOf(text: string): string[] {
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}

/** What stands at the left margin by a name, each up to the next one. */
function declarationsOf(text: string): { name: string; body: string }[] {
  const starts = [...text.matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm)]
  return starts.map(({ 1: name = '', index }, at) => ({
    name,
    body: text.slice(index, starts[at + 1]?.index),
  }))
}
