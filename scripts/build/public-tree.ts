import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Generated names of the routes of the dashboard and the sign-in pages. */
const staff = '(?:Dashboard\\w*|(?:Login|Register|ForgotPassword|ResetPassword)Route(?:Import)?)'
const generated = '/routeTree.gen.ts?public'

/**
 * Provides `routeTree.gen.ts?public`: the generated route tree without staff routes. Each route adds some hundred bytes
 * to the entry, and dozens of dashboard screens are too much for visitors.
 */
export function publicTree(): Plugin {
  return {
    name: 'public-tree',
    enforce: 'pre',
    async load(id) {
      return id.endsWith(generated)
        ? withoutStaff(await readFile(id.replace('?public', ''), 'utf8'))
        : undefined
    },
  }
}

/** @throws {Error} when staff code is left because the generator's output has changed */
export function withoutStaff(tree: string): string {
  const code = tree
    .replace(new RegExp(`^import \\{ Route as ${staff} \\}.*\\n`, 'gm'), '')
    // A statement ends where the next one begins at the start of a line.
    .replace(
      new RegExp(`^(?:const|interface) ${staff}[^]*?(?=^(?:const|export|declare|interface|import) )`, 'gm'),
      '',
    )
    .replace(new RegExp(`^ +${staff}: .*\\n`, 'gm'), '')
  if (code.includes('./routes/dashboard/'))
    throw new Error('The public tree of routes still holds the dashboard')
  return code
}
