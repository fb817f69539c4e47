import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { columnsOf, newRow } from '#backend/base/new-row.ts'
import type { Fields, Row, Table } from '#backend/memory/table.ts'
import type { Row as StoredRow } from '#backend/ports/rows.ts'
import { type TableName, timeColumn } from '#backend/schema.ts'
import { decodeRows, encodeFields, encodeRow } from '#server/database/columns.ts'

/**
 * Opens the tables of a running server through a separate connection, to read them and to add rows. The server's caches
 * do not notice such rows: add them before opening the pages that show them.
 */
export function openStoredTables(file: string) {
  const db = new DatabaseSync(file, { timeout: 5000 })
  return {
    tableOf: (name: TableName) => storedTable(db, name),
    close: () => db.close(),
  }
}

function storedTable(db: DatabaseSync, name: TableName): Table {
  const read = (rest: string, ...values: SQLInputValue[]) =>
    decodeRows(name, db.prepare(`select * from "${name}" ${rest}`).all(...values), 'sqlite').map(watched)
  const write = (statement: string, fields: Record<string, unknown>, ...more: SQLInputValue[]) =>
    // Flags have been encoded as numbers, lists as texts.
    db.prepare(statement).run(...(Object.values(fields) as SQLInputValue[]), ...more)

  /** Stores every field that is set. */
  function watched(row: StoredRow): Row {
    return new Proxy<Row>(row, {
      set: (target, field, value) => {
        change(target, { [String(field)]: value })
        return true
      },
    })
  }

  function add(row: Row) {
    const fields = encodeRow(name, newRow(name, row, new Date()), 'sqlite')
    const columns = Object.keys(fields)
    const marks = columns.map(() => '?')
    write(`insert into "${name}" (${quoted(columns).join(', ')}) values (${marks.join(', ')})`, fields)
  }

  function change(row: Row, fields: Fields) {
    const stored = encodeFields(name, columnsOf(name, fields), 'sqlite')
    const marks = quoted(Object.keys(stored)).map((column) => `${column} = ?`)
    write(`update "${name}" set ${marks.join(', ')} where "_id" = ?`, stored, row._id)
  }

  return {
    all: () => read(`order by "${timeColumn(name)}" desc, "_id" desc`),
    find: (id) => read('where "_id" = ?', id)[0],
    insert: (fields) => {
      const row = newRow(name, { createdAt: new Date().toISOString(), ...fields }, new Date())
      add(row)
      return row
    },
    add,
    change,
    remove: (row) => void write(`delete from "${name}" where "_id" = ?`, {}, row._id),
  }
}

const quoted = (columns: string[]) => columns.map((column) => `"${column}"`)
