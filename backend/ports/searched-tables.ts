import type { TableName } from './tables.ts'

interface SearchedColumns {
  /** A word counts more here. */
  title: readonly string[]
  text: readonly string[]
}

/** Columns that a search reads of a table: the same fields that a device reads of its records. */
const searchedTables = {
  projects: { title: ['title'], text: ['description', 'client', 'location', 'team'] },
  services: { title: ['name'], text: ['category', 'shortDescription', 'fullDescription'] },
  careers: { title: ['title'], text: ['description', 'location', 'base'] },
  blogs: { title: ['title'], text: ['description', 'author', 'tags'] },
  testimonials: { title: ['name'], text: ['testimonial', 'company', 'position'] },
  media: { title: ['title'], text: ['description', 'category', 'tags'] },
} as const satisfies Partial<Record<TableName, SearchedColumns>>

/** A table that can be searched. */
export type SearchedTable = keyof typeof searchedTables

const columnsByTable: Partial<Record<TableName, SearchedColumns>> = searchedTables

/** The columns of a table that a search reads: none of a table that cannot be searched. */
export const searchedColumns = (table: TableName): SearchedColumns =>
  columnsByTable[table] ?? { title: [], text: [] }
