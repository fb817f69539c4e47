import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { run } from './run.ts'
import { billOfMaterials } from './shipped/bom.ts'
import { licensesText, packagesFileOf } from './shipped/licenses.ts'
import { readLock } from './shipped/lock.ts'
import { shippedAssets } from './shipped/shipped-assets.ts'
import { type Shipped, shippedPackages } from './shipped/shipped-packages.ts'

/**
 * Packs a build, its server, its commands, and Node into a folder that needs nothing else.
 *
 * node scripts/pack.ts [--site dist] [--to release] [--archive] [--storybook] [--without-node]
 */
const {
  values: { site, to, archive, storybook, 'without-node': withoutNode },
} = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    to: { type: 'string', default: 'release' },
    archive: { type: 'boolean' },
    storybook: { type: 'boolean' },
    'without-node': { type: 'boolean' },
  },
})

/** Package with native code, which no bundle can contain. */
const native = 'sharp'

const root = path.resolve()
const { name, version } = JSON.parse(await readFile('package.json', 'utf8'))
const packages = await withDependencies(native)
const platforms = packages.flatMap((one) => /^@img\/sharp-(?!libvips)(.+)$/.exec(one)?.[1] ?? [])
if (platforms.length === 0) throw new Error(`${native} is not installed for this platform: run npm ci`)
const folder = path.resolve(to, `${name}-${version}-${platforms.join('+')}`)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const nodePackage = withoutNode ? undefined : packageOfNode()
const ofServer = shippedPackages([
  ...packages,
  ...(await broughtAlong(packages)),
  ...(nodePackage ? [nodePackage] : []),
])
await bundleServer(path.join(folder, 'server'))
await cp(site, path.join(folder, 'dist'), { recursive: true })
await cp(rendererFolder(site), path.join(folder, 'dist-renderer'), { recursive: true })
for (const one of packages)
  await cp(path.join('node_modules', one), path.join(folder, 'node_modules', one), {
    recursive: true,
    // Skip the sources of the package.
    filter: (source) => !/\/sharp\/(src|install)$/.test(source.split(path.sep).join('/')),
  })
await writeFile(path.join(folder, 'licenses.txt'), await licensesText(await ofServer.list()))
await writeFile(path.join(folder, 'bom.cdx.json'), `${JSON.stringify(await bom(), null, 2)}\n`)
await mkdir(path.join(folder, 'bin'))
for (const file of await readdir('scripts/deployment')) {
  // Executable, under the name that people type.
  const target = file === 'site.sh' ? 'bin/site' : file
  await cp(path.join('scripts/deployment', file), path.join(folder, target))
}
if (nodePackage) await cp(process.execPath, path.join(folder, 'bin', path.basename(process.execPath)))
for (const page of ['deploy.md', 'configuration.md', 'operations.md'])
  await cp(path.join('docs', page), path.join(folder, page))
if (
  storybook &&
  (await run(`storybook build --quiet --output-dir "${path.join(folder, 'storybook')}"`)) !== 0
)
  throw new Error('Storybook could not be built.')
await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(packageFile(), null, 2)}\n`)
await checkImports(path.join(folder, 'server'))
process.stdout.write(`${path.relative(root, folder)}\n`)
if (archive) {
  // Windows, too, has a tar that packs.
  execFileSync('tar', ['-czf', `${folder}.tar.gz`, '-C', path.dirname(folder), path.basename(folder)])
  const checksum = createHash('sha256')
    .update(await readFile(`${folder}.tar.gz`))
    .digest('hex')
  await writeFile(`${folder}.tar.gz.sha256`, `${checksum}  ${path.basename(folder)}.tar.gz\n`)
  process.stdout.write(`${path.relative(root, folder)}.tar.gz\n`)
}

/**
 * Returns the package with the Node that runs this script.
 *
 * @throws {Error} for a Node of the machine, whose licence and origin are unknown
 */
function packageOfNode(): string {
  const [, found] =
    /node_modules\/([^/]+)\/bin\/node(?:\.exe)?$/.exec(process.execPath.split(path.sep).join('/')) ?? []
  if (found) return found
  throw new Error('The Node of this machine is not packed: run npm ci, or pack with --without-node.')
}

/** Returns a package and its installed dependencies. Of native packages, only one platform is installed. */
async function withDependencies(start: string): Promise<string[]> {
  const packageNames = new Set<string>()
  const collectPackages = async (one: string, within?: string): Promise<void> => {
    // Nested in the folder of the package that needs it.
    if (within && existsSync(path.join('node_modules', within, 'node_modules', one))) return
    const file = path.join('node_modules', one, 'package.json')
    if (packageNames.has(one) || !existsSync(file)) return
    packageNames.add(one)
    const { dependencies, optionalDependencies } = JSON.parse(await readFile(file, 'utf8'))
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      await collectPackages(next, one)
  }
  await collectPackages(start)
  return [...packageNames]
}

/** Returns packages nested in the folder of their dependents, as npm places a second version. */
async function broughtAlong(names: readonly string[]): Promise<string[]> {
  const packages = await Promise.all(
    names.map(async (one) => {
      const inside = path.join('node_modules', one, 'node_modules')
      if (!existsSync(inside)) return []
      const files = await readdir(inside, { recursive: true })
      return files
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => /^(?:@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(file))
        .map((file) => `${one}/node_modules/${path.posix.dirname(file)}`)
    }),
  )
  return packages.flat()
}

async function bundleServer(outDir: string) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [ofServer.noting()],
    ssr: { noExternal: true, external: [native] },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          // Each script is loaded from beside the file that starts it. All bundled files are in one folder.
          'sqlite-worker': 'server/database/sqlite-worker.ts',
          'picture-process': 'server/files/picture-process.ts',
          'backup-process': 'server/jobs/backup-process.ts',
          // The server reads this folder, and runs the missing migrations.
          ...(await scriptsOf('server/database/migrations', 'migrations')),
        },
        // Optional dependency of pg.
        external: ['pg-native'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** Returns a bundle entry for each script of a folder. */
async function scriptsOf(from: string, to: string): Promise<Record<string, string>> {
  const names = (await readdir(from)).map((file) => path.parse(file).name)
  return Object.fromEntries(names.map((name) => [`${to}/${name}`, `${from}/${name}.ts`]))
}

/** Returns the bill of materials of the site, the server, and the native packages. */
async function bom() {
  const ofSite: Shipped[] = JSON.parse(await readFile(packagesFileOf(site), 'utf8'))
  const all = new Map([...ofSite, ...(await ofServer.list())].map((one) => [one.location, one]))
  const builtFrom: Record<string, Record<string, string>> = {}
  for (const location of all.keys()) {
    const file = path.join(location, 'versions.json')
    if (location.startsWith('node_modules/@img/') && existsSync(file))
      builtFrom[location] = JSON.parse(await readFile(file, 'utf8'))
  }
  const shipped = [...all.values()].sort((one, other) => one.location.localeCompare(other.location, 'en'))
  const lock = await readLock()
  return billOfMaterials({ name, version, packages: shipped, assets: shippedAssets, lock, builtFrom })
}

function packageFile() {
  return { name, version, private: true, type: 'module', engines: { node: '>=24.7' } }
}

/** @throws when the bundle imports a package that is not beside it */
async function checkImports(server: string) {
  const knownNames = new Set([native, 'pg-native', ...builtinModules])
  for (const file of await readdir(server, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    const text = await readFile(path.join(server, file), 'utf8')
    for (const [, imported = ''] of text.matchAll(/^(?:import|export)\b[^'"\n]*["']([^'"\n]+)["'];?$/gm))
      if (!/^(\.|node:)/.test(imported) && !knownNames.has(imported))
        throw new Error(`${file} imports ${imported}`)
  }
}
