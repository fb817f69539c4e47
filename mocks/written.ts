import * as z from 'zod/mini'
import { collections } from '#src/contract/index.ts'
import { galleryLimit } from '#src/contract/projects.ts'
import { withoutOrigin } from './addresses.ts'
import { Refusal } from './answer.ts'
import { backend, type CollectionName } from './backend.ts'
import type { Fields, Row } from './table.ts'
import { keep } from './uploads.ts'

/** The fields that keep the address of a received file, where that is not `fileUrl` or `file` itself. */
const homes: Record<string, readonly string[]> = {
  'projects.file': ['fileUrl', 'imageUrl'],
  'blogs.image': ['coverImage', 'imageUrl'],
}

function homesOf(name: CollectionName, field: string): readonly string[] {
  const known = Object.keys(z.parse(collections[name].record, {}) as Fields)
  const home = [`${field}Url`, field].find((one) => known.includes(one))
  const found = homes[`${name}.${field}`] ?? (home ? [home] : [])
  if (found.length === 0)
    throw new Error(`mocks/written.ts does not say where ${name} keep the address of ${field}`)
  return found
}

/** Checked input as the fields of a row; `before` is the row that is changed. */
export function written(name: CollectionName, input: Fields, before?: Row): Fields {
  const fields: Fields = {}
  for (const [field, value] of Object.entries(input)) {
    if (value instanceof File) Object.assign(fields, addressed(name, field, value))
    else if (value !== undefined) fields[field] = value
  }
  return { ...fields, ...(special[name]?.(fields, before) ?? {}) }
}

function addressed(name: CollectionName, field: string, file: File): Fields {
  const address = keep(file)
  const isPicture = file.type.startsWith('image/')
  // A project's document is no picture of it.
  const kept = homesOf(name, field).filter((home) => isPicture || name !== 'projects' || home === 'fileUrl')
  return Object.fromEntries(kept.map((home) => [home, address]))
}

const special: Partial<Record<CollectionName, (fields: Fields, before: Row | undefined) => Fields>> = {
  projects: ({ gallery, existingGallery }, before) => {
    const earlier = (listed(existingGallery) ?? listed(before?.gallery) ?? []).map(String).map(withoutOrigin)
    const files = (listed(gallery) ?? []).filter((entry) => entry instanceof File)
    if (earlier.length + files.length > galleryLimit)
      throw new Refusal(422, 'A project has at most six images')
    return { gallery: [...earlier, ...files.map(keep)], existingGallery: undefined }
  },
  blogs: ({ title, slug, author }, before) => ({
    author: { name: author },
    slug: slug || before?.slug || freeSlug(String(title)),
  }),
  media: ({ imageUrl, existingImageUrl }, before) => ({
    imageUrl: imageUrl ?? (existingImageUrl ? withoutOrigin(String(existingImageUrl)) : before?.imageUrl),
    existingImageUrl: undefined,
  }),
  applications: () => ({ appliedAt: new Date().toISOString() }),
}

function listed(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

function freeSlug(title: string): string {
  const slug =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'article'
  const taken = new Set(backend.tables.blogs.all().map((row) => row.slug))
  let free = slug
  for (let next = 2; taken.has(free); next += 1) free = `${slug}-${next}`
  return free
}
