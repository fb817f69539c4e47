import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const list = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/cjs.*$/, 'esm/lucide-react.mjs')

/**
 * Imports each icon from its own file. The package's list imports all of them, so that the module graph would not show
 * which screen renders an icon (chunks.ts).
 */
export function iconImports(): Plugin {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id)) return undefined
      return code.replace(/^import \{([^}]*)\} from 'lucide-react'$/gm, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [icon = '', local = icon] = name.split(' as ')
            const file = files.get(icon)
            if (!file) this.error(`lucide-react has no icon ${icon}`)
            return `import ${local} from 'lucide-react/icons/${file}'`
          })
          .join('\n'),
      )
    },
  }
}
