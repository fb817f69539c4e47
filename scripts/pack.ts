import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { build } from 'vite'
import { licenses } from './licenses.ts'

/** Puts a build, its server and its commands into a folder that runs with Node and nothing else: `release/`. */

/** With native parts, which no bundle can hold. */
const native = 'sharp'

const root = path.resolve()
const { name, version } = JSON.parse(await readFile('package.json', 'utf8'))
const packages = await withDependencies(native)
const platforms = packages.flatMap((one) => /^@img\/sharp-(?!libvips)(.+)$/.exec(one)?.[1] ?? [])
if (platforms.length === 0) throw new Error(`${native} is not installed for this platform: run npm ci`)
const folder = path.resolve('release', `${name}-${version}-${platforms.join('+')}`)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await bundleServer(path.join(folder, 'server'))
for (const part of ['dist', 'dist-renderer']) await cp(part, path.join(folder, part), { recursive: true })
for (const one of packages)
  await cp(path.join('node_modules', one), path.join(folder, 'node_modules', one), {
    recursive: true,
    // What the package was built from.
    filter: (source) => !/\/sharp\/(src|install)$/.test(source.split(path.sep).join('/')),
  })
await rename(path.join(folder, 'server/licenses.txt'), path.join(folder, 'licenses.txt'))
await cp('docs/release.md', path.join(folder, 'README.md'))
await cp('docs/deploy.md', path.join(folder, 'deploy.md'))
await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(packageFile(), null, 2)}\n`)
await checkImports(path.join(folder, 'server'))
process.stdout.write(`${path.relative(root, folder)}\n`)

/** Packages that one needs, and itself, as far as they are installed: of what is native, one for each platform is. */
async function withDependencies(start: string): Promise<string[]> {
  const found = new Set<string>()
  const look = async (one: string, within?: string): Promise<void> => {
    // Brought along in the folder of the package that needs it.
    if (within && existsSync(path.join('node_modules', within, 'node_modules', one))) return
    const file = path.join('node_modules', one, 'package.json')
    if (found.has(one) || !existsSync(file)) return
    found.add(one)
    const { dependencies, optionalDependencies } = JSON.parse(await readFile(file, 'utf8'))
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) await look(next, one)
  }
  await look(start)
  return [...found]
}

async function bundleServer(outDir: string) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [licenses(packages)],
    ssr: { noExternal: true, external: [native] },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: {
        input: {
          serve: 'server/serve.ts',
          commands: 'server/commands.ts',
          // Each is looked for beside the file that starts it: all files of the bundle lie in one folder.
          'sqlite-worker': 'server/rows/sqlite-worker.ts',
          'picture-process': 'server/files/picture-process.ts',
          'backup-process': 'server/jobs/backup-process.ts',
        },
        // pg asks for it, and does without.
        external: ['pg-native'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

function packageFile() {
  const command = (action: string) => `node server/commands.js ${action}`
  return {
    name,
    version,
    private: true,
    type: 'module',
    engines: { node: '>=24.7' },
    scripts: {
      start: 'node server/serve.js',
      serve: 'node server/serve.js',
      admin: command('admin'),
      backup: command('backup'),
      restore: command('restore'),
      move: command('move'),
    },
  }
}

/** @throws when the bundle would look for a package that is not beside it */
async function checkImports(server: string) {
  const known = new Set([native, 'pg-native', ...builtinModules])
  for (const file of await readdir(server)) {
    const text = await readFile(path.join(server, file), 'utf8')
    for (const [, imported = ''] of text.matchAll(/^(?:import|export)\b[^'"\n]*["']([^'"\n]+)["'];?$/gm))
      if (!/^(\.|node:)/.test(imported) && !known.has(imported))
        throw new Error(`${file} imports ${imported}`)
  }
}
