import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSiteValues } from '#backend/calls/site.ts'
import type { Ports } from '#backend/ports/ports.ts'
import { createApplication } from './application.ts'
import { ensureFree, ensureWritable, inSentence, refusedPort } from './before-start.ts'
import { ensureSocketIsFree, listenForCommands } from './cli/command-socket.ts'
import { type ClockWatch, watchClock } from './database/clock-watch.ts'
import { watchDatabase } from './database/database-watch.ts'
import { openRows } from './database/open-rows.ts'
import { hasDiskRoom } from './disk/disk-room.ts'
import { createErrorCounts } from './error-counts.ts'
import { StartError } from './errors.ts'
import { openFormReader } from './files/form-reader.ts'
import { type OpenFiles, openFiles, uploadFolder } from './files/open-files.ts'
import { watchStore } from './files/store-watch.ts'
import { firstAdmin } from './first-admin.ts'
import { keepAssets } from './http/earlier-assets.ts'
import { Host, type HostOptions } from './http/host.ts'
import { createReadiness } from './http/readiness.ts'
import { openSiteFiles } from './http/site-files.ts'
import { readHeaders } from './http/site-headers.ts'
import { isHalfBuilt } from './http/whole-site.ts'
import { readPushKeys } from './jobs/push.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createLog, type Log, loggable } from './log.ts'
import { openRenderer, rendererFolder } from './pages/open-renderer.ts'
import { Pages } from './pages/pages.ts'
import { createSiteIcons } from './pages/site-icons.ts'
import { createSiteRenderer } from './pages/site-renderer.ts'
import { createPasswords } from './passwords.ts'
import { readSettings, type Settings } from './settings.ts'
import { openSystem } from './system.ts'

/** Ports that the demonstration content is written to. */
export type DemoTarget = Pick<Ports, 'rows' | 'files' | 'passwords' | 'now'>

export interface StartOptions {
  env: Record<string, string | undefined>
  /** Folder of the build. */
  site: string
  /** Fills an empty database when DEMO=1. */
  fillWithDemo?: ((target: DemoTarget) => Promise<void>) | undefined
  /** Prepares the site once settings and port have been checked. @throws {StartError} */
  prepare?: ((settings: Settings) => Promise<void>) | undefined
  /** Script of SQLite's thread, if it is not in its usual place. */
  worker?: URL | undefined
}

export interface RunningServer {
  /** Address that the server listens on. */
  address: string
  settings: Settings
  /** Sentences about settings that the operator should fix. */
  advice: readonly string[]
  log: Log
  /** Finishes accepted requests, ends the jobs, and closes the rows. */
  stop: () => Promise<void>
}

/**
 * Starts the whole server: site, API, and jobs.
 *
 * @throws {StartError} with sentences for the user who starts it; then nothing was changed
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  try {
    return await start(options)
  } catch (error) {
    throw inSentence(error)
  }
}

async function start({ env, site, fillWithDemo, worker, prepare }: StartOptions): Promise<RunningServer> {
  // 1. Check settings, port and build. Nothing has been changed until then.
  const settings = readSettings(env)
  const { dataDir, databaseUrl, isDemo, s3, port, host: name } = settings
  if (isDemo && !fillWithDemo) throw new StartError('DEMO=1: this release has no demonstration content.')
  await ensureSocketIsFree(dataDir)
  await ensureFree(port, name)
  await prepare?.(settings)
  const shell = await readShell(site)
  // 2. Open log, rows and files. What is open is closed when a later step fails.
  await using failed = new AsyncDisposableStack()
  failed.defer(await ensureWritable(uploadFolder(dataDir)))
  const log = createLog(settings.logLevel)
  const now = () => new Date()
  const siteUrl = settings.siteUrl ?? `http://localhost:${port}`
  const database = watchDatabase(log)
  let isReserveSpent = false
  const onReserve = (isSpent: boolean) => {
    isReserveSpent = isSpent
    if (isSpent) log.error('disk full: reserve spent, only deletions and sessions are written')
    else log.info('disk has room again: reserve kept')
  }
  const open = await openRows({ dataDir, databaseUrl, worker, onFailure: database.failed, onReserve })
  failed.defer(() => open.close().catch(() => undefined))
  const { rows } = open
  const clock = watchClock({ opened: open, now, log })
  // Check before anything is written with this time.
  await clock.mayDelete().catch(() => undefined)
  const files = await openFiles({ dataDir, s3, rows, now })
  const store = files.store.check && watchStore(files.store.check, log)
  // The check runs while the rest starts.
  const storeFault = store?.look()
  // 3. Assemble the application.
  const ports = { rows, files, passwords: createPasswords(), now }
  const pushKeys = await readPushKeys(rows, now())
  const readiness = createReadiness({
    rows: open.ready,
    folder: dataDir,
    store,
    database,
    clock,
    isReserveSpent: () => isReserveSpent,
  })
  const errors = createErrorCounts(now)
  const onJobError = (job: string, error: unknown) => {
    log.error({ job, ...loggable(error) }, 'job failed')
    errors.add(`job-${job}`)
  }
  const system = await openSystem({
    opened: open,
    files,
    settings,
    readiness,
    database,
    clock,
    errors,
    now,
    onError: onJobError,
  })
  const backend = createApplication({
    ...ports,
    counters: settings.limitsRates
      ? { add: (key, seconds, amount) => open.increment(key, seconds, now(), amount) }
      : { add: async () => 1 },
    siteUrl,
    pushKey: pushKeys.publicKey,
    system: system.port,
    countError: errors.add,
    form: openFormReader(uploadFolder(dataDir), { hasRoom: () => hasDiskRoom(dataDir) }),
    log,
  })
  if (isDemo && (await rows.count('admins')) === 0) await fillWithDemo?.(ports)
  const adviceOnAdmin = await firstAdmin({ ...ports, settings, siteUrl })
  // 4. Listen to commands and requests.
  const host = await openHost({
    site,
    shell,
    settings,
    backend,
    rows,
    uploads: files,
    readiness,
    clock,
    countError: errors.add,
    log,
  })
  const commands = await listenForCommands(dataDir, { opened: open, store: files.store, ...ports })
  failed.defer(commands.close)
  const boundPort = await host.listen(port, name).catch(refusedPort(port, name))
  // 5. Start the jobs.
  const jobs = startJobs({
    opened: open,
    files,
    settings,
    siteUrl,
    pushKeys,
    now,
    clock,
    database,
    otherJobs: system.jobs,
    onError: onJobError,
  })
  const fault = await storeFault
  // From here on, nothing can fail.
  failed.move()
  host.prepare()
  const faultSentence = fault && `${fault}: uploads are refused until that is fixed.`
  return {
    address: `http://${name.includes(':') ? `[${name}]` : name}:${boundPort}`,
    settings,
    advice: [adviceOnAdmin, faultSentence].filter((sentence) => sentence !== undefined),
    log,
    stop: async () => {
      await host.close()
      // A job may wait forever. It restarts with the next start.
      await Promise.race([Promise.all([jobs.stop(), system.stop(), commands.close()]), pause(5_000)])
      await open.close()
      log.info('stopped')
    },
  }
}

interface SiteOptions extends Pick<HostOptions, 'backend' | 'readiness' | 'countError' | 'log'> {
  site: string
  /** The app shell: the document without a page. */
  shell: string
  settings: Settings
  rows: Ports['rows']
  /** Uploaded files, which icons are made from. */
  uploads: Pick<OpenFiles, 'writeIcon'>
  clock: ClockWatch
}

/** Opens the HTTP server with the site that it serves. */
async function openHost(options: SiteOptions) {
  const { site, shell, settings, backend, rows, uploads, clock, log } = options
  const { dataDir, siteUrl } = settings
  const earlier = path.join(dataDir, 'assets')
  const files = await openSiteFiles(site, earlier)
  const current = createSiteRenderer({
    open: (facts) => openRenderer(rendererFolder(site), { facts }),
    siteUrl,
    readSite: () => readSiteValues(rows),
    rows,
  })
  const pages = new Pages({ renderer: current.renderer, shell, backend, rows, log, siteUrl })
  const icons = createSiteIcons({ facts: current.facts, write: uploads.writeIcon })
  const headersOf = readHeaders(site)
  const host = new Host({ ...options, files, icons, pages, headersOf })
  let later: NodeJS.Timeout | undefined
  const prepare = async () => {
    try {
      await current.renderer()
      await keepAssets(path.join(site, 'assets'), earlier, new Date(), await clock.mayDelete())
    } catch (error) {
      log.error(loggable(error), 'site not prepared')
    }
  }
  return {
    listen: (port: number, name: string) => host.listen(port, name),
    /** Prepares shortly after the start what the first visitors will request. Readiness does not wait for it. */
    prepare: () => {
      later = setTimeout(prepare, 500)
    },
    close: async () => {
      clearTimeout(later)
      await host.close()
      pages.close()
      current.stop()
    },
  }
}

async function readShell(site: string): Promise<string> {
  if (isHalfBuilt(site))
    throw new StartError(`${site} holds no whole build: run npm run build and see that it succeeds.`)
  return readFile(path.join(site, 'shell.html'), 'utf8').catch(() => {
    throw new StartError(`There is no site in ${site}: run npm run build.`)
  })
}
