import { searchedRow } from '#backend/base/searched.ts'
import { PortError } from '#backend/ports/port-error.ts'
import {
  type Change,
  type Commit,
  commitOf,
  type Fields,
  type Filter,
  type Row,
  type Rows,
} from '#backend/ports/rows.ts'
import { type RowOf, type TableName, uniqueColumns } from '#backend/schema.ts'
import { scoreOf } from '#src/contract/search/compare/rank.ts'
import { madeAt, type Table, type Row as TableRow } from './table.ts'

/** Implements the application's rows on the emulated tables, which may hold values that no column could. */
export function createMemoryRows(tableOf: (name: TableName) => Table): Rows {
  const listeners = new Set<(commit: Commit) => void>()
  // Malformed records contain values outside the port's type. The application passes them on.
  const rowsOf = <Table extends TableName>(name: Table, filter: Filter<Table> = {}) =>
    tableOf(name)
      .all()
      .filter((row) => fits(row, filter))
      .slice(0, filter.limit) as RowOf<Table>[]
  return {
    list: async function* (name, filter) {
      yield rowsOf(name, filter)
    },
    find: async <Table extends TableName>(name: Table, id: string) => {
      // Same as above.
      const row = tableOf(name).find(id) as RowOf<Table> | undefined
      // Return a copy, as a database does: later changes must not show in it.
      return row && { ...row }
    },
    search: async function* (name, words, where) {
      const matches = rowsOf(name, { where }).map((row) => ({
        row,
        score: scoreOf(searchedRow(name, row), words),
      }))
      yield matches.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
    },
    first: async (name, where) => rowsOf(name, { where })[0],
    count: async (name, filter) => rowsOf(name, filter).length,
    write: async (changes, author) => {
      const writer = createWriter(tableOf)
      try {
        for (const change of changes) writer.carryOut(change)
      } catch (error) {
        writer.takeBack()
        throw error
      }
      const commit = commitOf(changes, author)
      for (const listener of listeners) listener(commit)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function fits(row: TableRow, { where = {}, containing, by, from, before }: Filter): boolean {
  const isSame = Object.entries(where).every(([column, value]) => (row[column] ?? null) === (value ?? null))
  if (!isSame || (by !== undefined && typeof row[by] !== 'string')) return false
  const isDated = from !== undefined || before !== undefined
  const timestamp = isDated ? String(by === undefined ? madeAt(row) : row[by]) : ''
  if ((from !== undefined && timestamp < from) || (before !== undefined && timestamp >= before)) return false
  if (!containing) return true
  const texts = containing.columns.map((column) => [row[column]].flat().join(' ').toLowerCase())
  return containing.words.every((word) => texts.some((text) => text.includes(word.toLowerCase())))
}

/** Applies changes one by one, and can undo them. */
function createWriter(tableOf: (name: TableName) => Table) {
  const steps: (() => void)[] = []

  function existing(name: TableName, id: string): TableRow {
    const row = tableOf(name).find(id)
    if (!row) throw new PortError('missing', { table: name })
    return row
  }

  function insert(name: TableName, row: Row) {
    if (tableOf(name).find(row._id)) throw new PortError('conflict', { table: name })
    refuseDuplicates(name, row)
    const copy = { ...row }
    tableOf(name).add(copy)
    steps.push(() => tableOf(name).remove(copy))
  }

  function update(name: TableName, id: string, fields: Fields) {
    const row = existing(name, id)
    refuseDuplicates(name, fields, id)
    const before = { ...row }
    tableOf(name).change(row, fields)
    steps.push(() => tableOf(name).change(row, before))
  }

  function remove(name: TableName, row: TableRow) {
    tableOf(name).remove(row)
    steps.push(() => tableOf(name).add(row))
  }

  function refuseDuplicates(name: TableName, fields: Fields, id?: string) {
    for (const column of uniqueColumns[name] ?? []) {
      const value = fields[column]
      const otherRows = matching(name, {}).filter((row) => row._id !== id)
      if (value !== undefined && otherRows.some((row) => row[column] === value))
        throw new PortError('conflict', { table: name })
    }
  }

  function matching(name: TableName, where: Fields): TableRow[] {
    return tableOf(name)
      .all()
      .filter((row) => fits(row, { where }))
  }

  return {
    carryOut: (change: Change) => {
      if ('insert' in change) insert(change.insert, change.row)
      else if ('update' in change) update(change.update, change.id, change.fields)
      else if ('remove' in change) remove(change.remove, existing(change.remove, change.id))
      else if ('upsert' in change) {
        const { upsert: name, row } = change
        if (tableOf(name).find(row._id)) update(name, row._id, row)
        else insert(name, row)
      } else if ('removeAll' in change) {
        const { removeAll: name, where, except } = change
        for (const row of matching(name, where)) if (row._id !== except) remove(name, row)
      } else if (matching(change.table, change.where).length < change.atLeast) throw new PortError('too-few')
    },
    takeBack: () => {
      for (const step of steps.reverse()) step()
    },
  }
}
