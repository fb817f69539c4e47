import type { ColumnOf, TableName } from './schema.ts'

interface SearchedColumns<Column = string> {
  /** Columns whose words count more. */
  title: readonly Column[]
  text: readonly Column[]
}

/** Searched columns by table: the same fields that a device searches in its records. */
const searchedTables = {
  projects: { title: ['title'], text: ['description', 'client', 'location', 'team'] },
  services: { title: ['name'], text: ['category', 'shortDescription', 'fullDescription'] },
  careers: { title: ['title'], text: ['description', 'location', 'base'] },
  blogs: { title: ['title'], text: ['description', 'author', 'tags'] },
  testimonials: { title: ['name'], text: ['testimonial', 'company', 'position'] },
  media: { title: ['title'], text: ['description', 'category', 'tags'] },
} as const satisfies { [Table in TableName]?: SearchedColumns<ColumnOf<Table>> }

/** A table that can be searched. */
export type SearchedTable = keyof typeof searchedTables

const columnsByTable: Partial<Record<TableName, SearchedColumns>> = searchedTables

/** Returns the searched columns of a table. Empty for a table that cannot be searched. */
export const searchedColumns = (table: TableName): SearchedColumns =>
  columnsByTable[table] ?? { title: [], text: [] }
