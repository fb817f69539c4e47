import { beforeSessionEnds, currentSession } from '#src/api/session.ts'
import type { FormDraft } from '#src/ui/form.tsx'

export interface KeptDraft {
  /** When it was last typed into, in milliseconds. */
  at: number
  values: Record<string, unknown>
  /** It was open when the session expired: it comes back without being asked for. */
  returns?: boolean
}

/** The draft that was typed into last, on this page. */
let open: string | undefined

/**
 * What somebody typed into a form and did not save, kept on the device under the person's name. Files are not part of
 * it.
 *
 * @param form names the form: `careers new`, `careers 66c0…`
 */
export function formDraft(form: string) {
  const key = `${prefix()}${form}`
  const draft: FormDraft = {
    read: () => keptAt(key)?.values,
    write: (values) => {
      const kept = withoutFiles(values)
      // Nothing but files: there is nothing that could come back.
      if (Object.values(kept).every((value) => value === undefined)) return
      open = key
      keep(key, { at: Date.now(), values: kept })
    },
    clear: () => {
      if (open === key) open = undefined
      localStorage.removeItem(key)
    },
  }
  return { ...draft, kept: () => keptAt(key) }
}

/** Signing out takes the person's drafts along; a session that expired leaves them for the same person. */
beforeSessionEnds((reason) => {
  const kept = open && keptAt(open)
  if (reason === 'expired' && open && kept) return keep(open, { ...kept, returns: true })
  if (reason === 'expired') return
  const mine = prefix()
  for (const key of Object.keys(localStorage)) if (key.startsWith(mine)) localStorage.removeItem(key)
})

function prefix(): string {
  const admin = currentSession()?.admin
  return `draft ${admin?._id || admin?.email || ''} `
}

function keptAt(key: string): KeptDraft | undefined {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    return isDraft(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** A full disk costs the draft, never the form. */
function keep(key: string, draft: KeptDraft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}

function isDraft(read: unknown): read is KeptDraft {
  return (
    typeof read === 'object' &&
    read !== null &&
    'at' in read &&
    typeof read.at === 'number' &&
    'values' in read &&
    typeof read.values === 'object' &&
    read.values !== null
  )
}

function withoutFiles(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => !(Array.isArray(value) && value.some((entry) => entry instanceof Blob)),
    ),
  )
}
