import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { wholeMarkOf } from '#server/host/whole-site.ts'
import { settingsOfBuild } from './fresh-build.ts'

/**
 * A build that fails, or is killed, may leave half a site in its folder. One that came to its end says so in a file
 * beside that folder, with the settings that it was made with; the preview and the server show no other. Must be the
 * last of the plugins.
 */
export function wholeBuild(): Plugin {
  let mark = ''
  let settings = ''
  let begun = new Date()
  let isBuild = false
  let isWritten = false
  return {
    name: 'whole-build',
    configResolved({ root, build, command, mode }) {
      isBuild = command === 'build'
      settings = settingsOfBuild(mode, root)
      begun = new Date()
      mark = wholeMarkOf(path.resolve(root, build.outDir))
    },
    async buildStart() {
      // The development server begins with it, too.
      if (!isBuild) return
      await rm(mark, { force: true })
      // An empty folder says that a build has begun, also when it is the first one.
      await mkdir(path.dirname(mark), { recursive: true })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        isWritten = true
      },
    },
    // The service worker is built in this hook. It runs as well when writing has failed.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!isWritten) return
        await mkdir(path.dirname(mark), { recursive: true })
        await writeFile(mark, settings)
        // What is written while a site is built may be missing in it.
        await utimes(mark, begun, begun)
      },
    },
    configurePreviewServer({ config: { build } }) {
      if (!existsSync(mark))
        throw new Error(`${build.outDir} holds no whole build. Run "npm run build" and see that it succeeds.`)
    },
  }
}
