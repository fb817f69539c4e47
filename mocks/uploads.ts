import { passthrough } from 'msw'
import { HttpResponse, http } from 'msw/http'
import { answered, openToAll } from './answer.ts'
import { backend } from './backend.ts'
import { newId } from './table.ts'

type FileReader = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

let readSeedFile: FileReader | undefined

/** Hosts on Node say how the files of the seeds are read; Storybook serves them itself. */
export function readSeedFilesWith(reader: FileReader) {
  readSeedFile = reader
}

/** Keeps a received file in memory. Gives its path, `/uploads/<id>-<safe name>`. */
export function keep(file: File): string {
  const name = `${newId().slice(0, 8)}-${safeName(file.name)}`
  backend.uploads.set(name, file)
  return `/uploads/${name}`
}

export const uploadHandler = http.all('*/uploads/:name', async ({ request, params }) => {
  const isHead = request.method === 'HEAD'
  if (request.method !== 'GET' && !isHead) return undefined
  const name = String(params.name)
  const kept = backend.uploads.get(name)
  if (kept) return served(kept.type, await kept.bytes(), isHead)
  if (!readSeedFile) return passthrough()
  const bytes = await readSeedFile(name)
  return bytes ? served(typeOf(name), bytes, isHead) : answered({ message: 'File not found' }, 404)
})

function served(type: string, bytes: Uint8Array<ArrayBuffer>, isHead: boolean) {
  const isShown = /^image\/|^application\/pdf$/.test(type)
  return new HttpResponse(isHead ? null : bytes, {
    headers: {
      ...openToAll,
      'content-type': type || 'application/octet-stream',
      'content-length': String(bytes.length),
      // What strangers upload is never run, and only pictures and PDF files open inside the browser.
      'x-content-type-options': 'nosniff',
      'content-security-policy': "script-src 'none'",
      'content-disposition': isShown ? 'inline' : 'attachment',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

const types: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? ''
}

function safeName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
  return safe.slice(-80).replace(/^[.-]+/, '') || 'file'
}
