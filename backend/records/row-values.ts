import * as z from 'zod/mini'
import { ApiError } from '#backend/errors.ts'
import type { Call } from '#backend/http/call.ts'
import type { Input } from '#backend/http/request-body.ts'
import { allOf, type Row } from '#backend/ports/rows.ts'
import { type CollectionTable, tables } from '#backend/schema.ts'
import { endsAfterStart, projectDays } from '#src/contract/projects/days.ts'
import { galleryLimit } from '#src/contract/projects/input.ts'
import { refuseUnsafeLinks } from './links.ts'
import { holdsPrivateFiles } from './private-files.ts'
import { pathOf } from './shown.ts'
import { storedHtml } from './stored-html.ts'
import { refusePastDay } from './timeline.ts'

/** Fields that store the address of an uploaded file, if not `fileUrl` or `file` itself. */
const homes: Record<string, readonly string[]> = {
  'projects.file': ['fileUrl', 'imageUrl'],
  'blogs.image': ['coverImage', 'imageUrl'],
}

/** Converts validated input to the fields of a row, and stores its files. `before` is the existing row. */
export async function rowValues(
  name: CollectionTable,
  input: Input,
  call: Call,
  before?: Row,
): Promise<Input> {
  refuseUnsafeLinks(input)
  const ruled = { ...input, ...(await rules[name]?.(input, call, before)) }
  const fields: Input = {}
  for (const [field, value] of Object.entries(ruled)) {
    const isFile = value instanceof File
    if (isFile) Object.assign(fields, await storeFile(name, field, value, call))
    else if (Array.isArray(value)) fields[field] = await storeFiles(name, value, call)
    else if (value !== undefined) fields[field] = value
  }
  return fields
}

async function storeFile(name: CollectionTable, field: string, file: File, call: Call): Promise<Input> {
  const { path, row } = await call.keep(file, holdsPrivateFiles(name))
  // Use the detected type: a browser can send any type.
  const isPicture = row.type.startsWith('image/')
  // A project's document is not its picture.
  const keptHomes = homesOf(name, field).filter(
    (home) => isPicture || name !== 'projects' || home === 'fileUrl',
  )
  return Object.fromEntries(keptHomes.map((home) => [home, path]))
}

async function storeFiles(name: CollectionTable, entries: unknown[], { keep }: Call): Promise<unknown[]> {
  const addresses: unknown[] = []
  // An emptied list arrives as one empty name.
  for (const entry of entries.filter((one) => one !== ''))
    addresses.push(entry instanceof File ? (await keep(entry, holdsPrivateFiles(name))).path : entry)
  return addresses
}

function homesOf(name: CollectionTable, field: string): readonly string[] {
  const home = [`${field}Url`, field].find((one) => one in tables[name])
  const allowedHomes = homes[`${name}.${field}`] ?? (home ? [home] : [])
  if (allowedHomes.length === 0) throw new Error(`It is not said where ${name} keep the address of ${field}`)
  return allowedHomes
}

const daysOfProject = z.object(projectDays).check(endsAfterStart)

type Rule = (input: Input, call: Call, before: Row | undefined) => Input | Promise<Input>

const rules: Partial<Record<CollectionTable, Rule>> = {
  projects: ({ gallery, existingGallery, startDate, endDate }, _call, before) => {
    const days = z.safeParse(daysOfProject, { startDate, endDate })
    if (!days.success) throw new ApiError('invalid-entry', { message: days.error.issues[0]?.message })
    const had = listed(before?.gallery)
    // Accept only pictures of this record: an address of another record's file would open it.
    const pictures = new Map(had.map((picture) => [pathOf(String(picture)), picture]))
    const named = Array.isArray(existingGallery) ? existingGallery.map(String).map(pathOf) : pictures.keys()
    const earlier = [...new Set(named)].flatMap((path) => pictures.get(path) ?? [])
    const files = listed(gallery).filter((entry) => entry instanceof File)
    if (earlier.length + files.length > galleryLimit)
      throw new ApiError('invalid-entry', { message: 'A project has at most six images' })
    return { gallery: [...earlier, ...files], existingGallery: undefined }
  },
  blogs: async ({ title, slug, description, content }, call, before) => ({
    slug: slug || before?.slug || (await freeSlug(String(title), call)),
    description: articleHtml(description, call),
    content: articleHtml(content, call),
  }),
  // The picture stays unless a new one is uploaded. The address adds no information.
  media: () => ({ existingImageUrl: undefined }),
  quoteRequests: ({ timeline }, call) => {
    refusePastDay(String(timeline), call)
    return {}
  },
  applications: ({ status }, { now }) => ({ status: status ?? 'new', appliedAt: now.toISOString() }),
}

/** Returns the stored HTML of an article; undefined if the input leaves it out. */
const articleHtml = (html: unknown, call: Call) =>
  html === undefined ? undefined : storedHtml(withPaths(String(html), call))

/** Replaces full file addresses in HTML with the paths that the record stores. */
function withPaths(html: string, { request }: Call): string {
  const { origin } = new URL(request.url)
  return html.replace(/="([^"]+)"/g, (whole, address: string) =>
    address.startsWith(`${origin}/uploads/`) ? `="${pathOf(address)}"` : whole,
  )
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

async function freeSlug(title: string, { ports: { rows } }: Call): Promise<string> {
  const slug =
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'article'
  const alike = await allOf(rows.list('blogs', { containing: { words: [slug], columns: ['slug'] } }))
  const slugs = new Set(alike.map((row) => row.slug))
  let free = slug
  for (let next = 2; slugs.has(free); next += 1) free = `${slug}-${next}`
  return free
}
