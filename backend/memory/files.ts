import { randomHex } from '#backend/base/digest.ts'
import { newRow } from '#backend/base/new-row.ts'
import { jsonResponse } from '#backend/http/response.ts'
import type { Files } from '#backend/ports/ports.ts'

export type FileReader = (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

/**
 * Stores files in memory, unchanged.
 *
 * @param storedFiles files by their names under /uploads
 * @param readSeedFile returns a file of the seeds
 */
export function createMemoryFiles(storedFiles: () => Map<string, File>, readSeedFile: FileReader): Files {
  return {
    put: async (file, isPrivate) => {
      const _id = `${randomHex(4)}-${safeName(file.name)}`
      storedFiles().set(_id, file)
      const fields = { _id, type: file.type, size: file.size, name: file.name, isPrivate }
      return { path: `/uploads/${_id}`, row: newRow('files', fields, new Date()) }
    },
    drop: async (stored) => {
      for (const { row } of stored) storedFiles().delete(row._id)
    },
    address: (path, origin) => origin + path,
    respond: async (request) => {
      const name = decodeURIComponent(new URL(request.url).pathname.replace(/^.*\/uploads\//, ''))
      const isHead = request.method === 'HEAD'
      const file = storedFiles().get(name)
      if (file) return served(file.type, await file.bytes(), isHead)
      const bytes = await readSeedFile(name)
      return bytes ? served(typeOf(name), bytes, isHead) : jsonResponse({ message: 'File not found' }, 404)
    },
  }
}

function served(type: string, bytes: Uint8Array<ArrayBuffer>, isHead: boolean) {
  const isShown = /^image\/|^application\/pdf$/.test(type)
  return new Response(isHead ? null : bytes, {
    headers: {
      'content-type': type || 'application/octet-stream',
      'content-length': String(bytes.length),
      // Uploads of visitors never run, and only pictures and PDF files open in the browser.
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
