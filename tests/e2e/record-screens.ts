import { existsSync } from 'node:fs'
import type { CollectionName } from '#mocks/backend.ts'
import { collections } from '#src/contract/index.ts'

// Object.keys loses the type of the collection names.
const names = Object.keys(collections) as CollectionName[]

/** Collections that have screens of their own. */
export const withScreens = names.filter((name) => screensOf(name).length > 0)

/** Returns a collection's dashboard screens with a route: list, forms, and record, with `{id}` for its id. */
export function screensOf(name: CollectionName): string[] {
  const path = `/dashboard/${collections[name].name}`
  const has = (file: string) => existsSync(`src/dashboard/routes${path}/${file}.tsx`)
  return [
    ...(has('index') ? [path] : []),
    ...(has('new') ? [`${path}/new`] : []),
    ...(has('$id') || has('$id/index') ? [`${path}/{id}`] : []),
    ...(has('$id/edit') ? [`${path}/{id}/edit`] : []),
  ]
}
