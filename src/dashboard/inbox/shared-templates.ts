import * as z from 'zod/mini'
import type { Template } from './templates.ts'

/** Template as stored by the backend, under the name of its entry. */
const storedTemplate = z.object({ name: z.string(), subject: z.string(), body: z.string() })

/** Text of the entry that hides one of the first templates. */
const removed = '{}'

/**
 * Returns the templates that all staff share: the first ones as colleagues have left them, then the added ones by name.
 *
 * @param entries texts of the backend's entries, by template id
 */
export function sharedTemplates(
  first: readonly Template[],
  entries: ReadonlyMap<string, string>,
): Template[] {
  const changed = first.flatMap((template) => {
    const text = entries.get(template.id)
    return text ? templateOf(template.id, text) : [template]
  })
  const added = [...entries].flatMap(([id, text]) =>
    first.some((template) => template.id === id) ? [] : templateOf(id, text),
  )
  return [...changed, ...added.toSorted((one, other) => one.name.localeCompare(other.name))]
}

/** Returns the template of an entry; none if it is removed or unreadable. */
function templateOf(id: string, text: string): Template[] {
  const { success, data } = z.safeParse(storedTemplate, parsed(text))
  return success ? [{ id, ...data }] : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Text of a template's entry. */
export const entryOf = ({ name, subject, body }: Template): string => JSON.stringify({ name, subject, body })

/** Returns the entries to write, by template id, so that colleagues have these templates. An empty text deletes one. */
export function entryChanges(
  first: readonly Template[],
  entries: ReadonlyMap<string, string>,
  templates: readonly Template[],
): Map<string, string> {
  const ids = new Set([...first, ...templates].map(({ id }) => id).concat(...entries.keys()))
  const changes = new Map<string, string>()
  for (const id of ids) {
    const template = templates.find((one) => one.id === id)
    const original = first.find((one) => one.id === id)
    const isOriginal =
      template !== undefined && original !== undefined && entryOf(template) === entryOf(original)
    const gone = original ? removed : ''
    const text = template ? entryOf(template) : gone
    const next = isOriginal ? '' : text
    if (next !== (entries.get(id) ?? '')) changes.set(id, next)
  }
  return changes
}
