import { isFresh } from './build/fresh-build.ts'
import { run } from './run.ts'

/**
 * Builds the site into a folder, `dist` by default, unless that folder has a build of the current sources.
 *
 * node scripts/ensure-build.ts [FOLDER]
 */
const [folder = 'dist'] = process.argv.slice(2)
if (await isFresh(process.cwd(), folder, [`${folder}/sw.js`, `${folder}-renderer/shell.json`]))
  process.stdout.write(`${folder} is current: it is not built again\n`)
else process.exitCode = await run(`vite build --logLevel warn --outDir ${folder}`)
