import { existsSync } from 'node:fs'
import type { CollectionName } from '#mocks/backend.ts'
import { collections } from '#src/contract/index.ts'

// Object.keys forgets that these are names of collections.
const names = Object.keys(collections) as CollectionName[]

/** The collections that have a screen of their own. */
export const withScreens = names.filter((name) => screensOf(name).length > 0)

/** A collection's screens in the dashboard, `{id}` for a record's: its list, its forms, one record; what has a route. */
export function screensOf(name: CollectionName): string[] {
  const path = `/dashboard/${collections[name].name}`
  const has = (file: string) => existsSync(`src/routes${path}/${file}.tsx`)
  return [
    ...(has('index') ? [path] : []),
    ...(has('new') ? [`${path}/new`] : []),
    ...(has('$id') || has('$id/index') ? [`${path}/{id}`] : []),
    ...(has('$id/edit') ? [`${path}/{id}/edit`] : []),
  ]
}
