import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { wholeMarkOf } from '#server/http/whole-site.ts'
import { settingsOfBuild } from './fresh-build.ts'

/**
 * Marks a complete build with a file beside its folder, which contains the settings. A failed or killed build may leave
 * half a site; preview and server refuse a site without the mark. Must be the last plugin.
 */
export function wholeBuild(): Plugin {
  let mark = ''
  let settings = ''
  let startedAt = new Date()
  let isBuild = false
  let isWritten = false
  return {
    name: 'whole-build',
    configResolved({ root, build, command, mode }) {
      isBuild = command === 'build'
      settings = settingsOfBuild(mode, root)
      startedAt = new Date()
      mark = wholeMarkOf(path.resolve(root, build.outDir))
    },
    async buildStart() {
      // The development server calls this hook, too.
      if (!isBuild) return
      await rm(mark, { force: true })
      // An empty folder marks a started build, also the first one.
      await mkdir(path.dirname(mark), { recursive: true })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        isWritten = true
      },
    },
    // The service worker is built in this hook, which also runs after a failed write.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!isWritten) return
        await mkdir(path.dirname(mark), { recursive: true })
        await writeFile(mark, settings)
        // Changes during a build may be missing in it, so date the mark to the start.
        await utimes(mark, startedAt, startedAt)
      },
    },
    configurePreviewServer({ config: { build } }) {
      if (!existsSync(mark))
        throw new Error(`${build.outDir} holds no whole build. Run "npm run build" and see that it succeeds.`)
    },
  }
}
