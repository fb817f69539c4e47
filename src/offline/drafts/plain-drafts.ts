import { visitorDraftPrefix } from '#src/offline/storage/storage-names.ts'
import { type Draft, formOf, type Input, sameContent, splitFiles } from './draft.ts'
import { type DraftRows, isNewerRow } from './draft-rows.ts'

/** Row with the field name `values` of earlier versions: each version can read the other's drafts. */
interface TextRow extends Omit<Draft, 'input'> {
  values: Input
}

interface PlainRow {
  text: TextRow
  files: Input
}

/** Runs one transaction on the rows of the drafts; settles when it is on the disk. */
export type InDraftRows = <Result>(
  mode: 'readonly' | 'readwrite',
  task: (rows: IDBObjectStore) => IDBRequest<Result> | undefined,
) => Promise<Result>

/** Stores drafts unencrypted, files included: on a visitor's own device. */
export function plainDrafts(inDraftRows: InDraftRows): DraftRows<PlainRow> {
  /** Files that are already on the disk: ten megabytes are not rewritten with every word. */
  const filesOnDisk = new Map<string, Input>()

  const change = (task: (rows: IDBObjectStore) => void) =>
    inDraftRows('readwrite', (rows) => {
      task(rows)
      return undefined
    })

  /** Commits at once: a write while the page closes then mostly succeeds. */
  const write = (row: object, key: string) =>
    change((rows) => {
      rows.put(row, key)
      rows.transaction.commit()
    })

  return {
    pause: 300,
    prefix: visitorDraftPrefix,
    toText: ({ text }) => JSON.stringify(text),
    fromText: (text) => ({ text: JSON.parse(text), files: {} }),
    find: async (form) => {
      const found = await readAll(inDraftRows, form)
      for (const { key, files } of found) filesOnDisk.set(key, files)
      return found.map(({ files, ...draft }) => ({ ...draft, input: { ...draft.input, ...files } }))
    },
    protect: (_key, { input, ...draft }) => {
      const { files, words } = splitFiles(input)
      return { text: { ...draft, values: words }, files }
    },
    put: async (key, { text, files }) => {
      const writing = write(text, key)
      if (sameContent(filesOnDisk.get(key) ?? {}, files)) return writing
      filesOnDisk.set(key, files)
      return Promise.all([writing, write(files, filesOf(key))]).catch((error) => {
        filesOnDisk.delete(key)
        throw error
      })
    },
    recover: (key, { text }) =>
      change((rows) => {
        const reading: IDBRequest<TextRow | undefined> = rows.get(key)
        reading.onsuccess = () => {
          if (!isNewerRow(reading.result, text)) rows.put(text, key)
        }
      }),
    remove: (key, isOurs) => change((rows) => removeDraft(rows, key, isOurs)),
    forget: (key) => (key === undefined ? filesOnDisk.clear() : void filesOnDisk.delete(key)),
  }
}

/** Removes a draft within a transaction. */
export function removeDraft(rows: IDBObjectStore, key: string, isOurs: (at: number | undefined) => boolean) {
  const asked: IDBRequest<TextRow | undefined> = rows.get(key)
  asked.onsuccess = () => {
    if (isOurs(asked.result?.at)) deleteRows(rows, key)
  }
}

function deleteRows(rows: IDBObjectStore, key: string) {
  rows.delete(filesOf(key))
  rows.delete(key)
}

const filesOf = (key: string) => `${key}${filesMark}`
const filesMark = ' files'

async function readAll(inDraftRows: InDraftRows, form: string) {
  let keys: IDBValidKey[] = []
  const rows = await inDraftRows<unknown[]>('readonly', (all) => {
    const asked = all.getAllKeys()
    asked.onsuccess = () => {
      keys = asked.result
    }
    return all.getAll()
  })
  const byKey = new Map(keys.map((key, index) => [String(key), rows[index]]))
  return [...byKey].flatMap(([key, row]) => {
    if (key.endsWith(filesMark) || !isTextRow(row)) return []
    if (formOf(key) !== form && row.form !== form) return []
    const { values, ...draft } = row
    const files = byKey.get(filesOf(key))
    return [{ ...draft, key, input: values, files: isInput(files) ? files : {} }]
  })
}

function isTextRow(row: unknown): row is TextRow {
  return isInput(row) && typeof row.at === 'number' && isInput(row.values)
}

const isInput = (value: unknown): value is Input => typeof value === 'object' && value !== null
