import { searchedRow } from '#backend/base/searched.ts'
import {
  type Change,
  type Commit,
  Conflict,
  commitOf,
  type Fields,
  type Filter,
  Missing,
  type Row,
  type Rows,
  TooFew,
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
      const found = rowsOf(name, { where }).map((row) => ({
        row,
        score: scoreOf(searchedRow(name, row), words),
      }))
      yield found.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
    },
    first: async (name, where) => rowsOf(name, { where })[0],
    count: async (name, filter) => rowsOf(name, filter).length,
    write: async (changes) => {
      const writer = createWriter(tableOf)
      try {
        for (const change of changes) writer.carryOut(change)
      } catch (error) {
        writer.takeBack()
        throw error
      }
      const commit = commitOf(changes)
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
  const moment = isDated ? String(by === undefined ? madeAt(row) : row[by]) : ''
  if ((from !== undefined && moment < from) || (before !== undefined && moment >= before)) return false
  if (!containing) return true
  const texts = containing.columns.map((column) => [row[column]].flat().join(' ').toLowerCase())
  return containing.words.every((word) => texts.some((text) => text.includes(word.toLowerCase())))
}

/** Applies changes one by one, and can undo them. */
function createWriter(tableOf: (name: TableName) => Table) {
  const steps: (() => void)[] = []

  function existing(name: TableName, id: string): TableRow {
    const row = tableOf(name).find(id)
    if (!row) throw new Missing(name)
    return row
  }

  function insert(name: TableName, row: Row) {
    if (tableOf(name).find(row._id)) throw new Conflict(name)
    refuseTaken(name, row)
    const own = { ...row }
    tableOf(name).add(own)
    steps.push(() => tableOf(name).remove(own))
  }

  function update(name: TableName, id: string, fields: Fields) {
    const row = existing(name, id)
    refuseTaken(name, fields, id)
    const before = { ...row }
    tableOf(name).change(row, fields)
    steps.push(() => tableOf(name).change(row, before))
  }

  function remove(name: TableName, row: TableRow) {
    tableOf(name).remove(row)
    steps.push(() => tableOf(name).add(row))
  }

  function refuseTaken(name: TableName, fields: Fields, id?: string) {
    for (const column of uniqueColumns[name] ?? []) {
      const value = fields[column]
      const others = matching(name, {}).filter((row) => row._id !== id)
      if (value !== undefined && others.some((row) => row[column] === value)) throw new Conflict(name)
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
      } else if (matching(change.of, change.where).length < change.atLeast) throw new TooFew()
    },
    takeBack: () => {
      for (const step of steps.reverse()) step()
    },
  }
}
