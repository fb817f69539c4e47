import path from 'node:path'
import type { Plugin } from 'vite'
import type { ChunkFacts } from './staff-files.ts'

/** The files of ours that a visitor's browser may come to run: what they draw needs its classes in every document. */
export function visitorsFiles(facts: Record<string, ChunkFacts>): string[] {
  const modules = Object.values(facts).flatMap(({ staff, modules }) => (staff ? [] : modules))
  const files = modules.map((module) => module.replace(/\?.*/, ''))
  return [...new Set(files)].filter((file) => /^src\/.*\.tsx?$/.test(file)).sort()
}

/** Names these files to Tailwind as the sources of the style sheet that stands in public documents. */
export function publicStyles(root: string, files: string[]): Plugin {
  return {
    name: 'public-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/site/document/public.css')) return undefined
      return code + files.map((file) => `@source '${path.join(root, file)}';\n`).join('')
    },
  }
}
