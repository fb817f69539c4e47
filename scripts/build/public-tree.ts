import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The names that the router's generator gives to routes of the dashboard and of its door. */
const staff = '(?:Dashboard\\w*|(?:Login|Register|ForgotPassword|ResetPassword)Route(?:Import)?)'
const generated = '/routeTree.gen.ts?public'

/**
 * Gives `routeTree.gen.ts?public`: the generated tree of routes without those of staff. A route's own file is some
 * hundred bytes in the entry, whoever comes; dozens of screens of the dashboard are too much for visitors.
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

/** @throws {Error} when the generator's output has changed so much that something of staff is left */
export function withoutStaff(tree: string): string {
  const code = tree
    .replace(new RegExp(`^import \\{ Route as ${staff} \\}.*\\n`, 'gm'), '')
    // A statement goes on until the next one begins at the start of a line.
    .replace(
      new RegExp(`^(?:const|interface) ${staff}[^]*?(?=^(?:const|export|declare|interface|import) )`, 'gm'),
      '',
    )
    .replace(new RegExp(`^ +${staff}: .*\\n`, 'gm'), '')
  if (code.includes('./routes/dashboard/'))
    throw new Error('The public tree of routes still holds the dashboard')
  return code
}
