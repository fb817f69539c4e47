import { isFresh } from './build/fresh-build.ts'
import { run } from './run.ts'

/** Builds the site for tests that need it, unless the build that is there is of what is there now. */
const isThere = await isFresh(process.cwd(), 'dist', ['dist/sw.js', 'dist-renderer/shell.json'])
if (isThere) process.stdout.write('dist is of this state: it is not built again\n')
else process.exitCode = await run('vite build --logLevel warn')
