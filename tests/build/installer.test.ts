import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const place = { of: '', machine: '' }

beforeEach(async () => {
  place.of = await mkdtemp(path.join(tmpdir(), 'test-installer-'))
  place.machine = path.join(place.of, 'machine')
})
afterEach(() => rm(place.of, { recursive: true, force: true }))

/** Unpacks a release with nothing but its installer and the service's unit. */
async function unpack(name: string): Promise<void> {
  await cp('scripts/deployment', path.join(place.of, name), { recursive: true })
  await mkdir(path.join(place.of, name, 'bin'))
  await cp('scripts/deployment/site.sh', path.join(place.of, name, 'bin/site'))
}

/** Runs a release's installer for a machine below a folder, as an unprivileged user can. */
function install(name: string, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, DESTDIR: place.machine } }
    execFile(path.join(place.of, name, 'install.sh'), args, options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })
}

const on = (file: string) => path.join(place.machine, file)
const read = (file: string) => readFile(on(file), 'utf8')

// Windows runs no shell scripts; the archive for it has no installer to run.
describe.skipIf(process.platform === 'win32')('the installer', () => {
  test('the installer writes the release, private settings, the service, the command and the proxy', async () => {
    await unpack('site-1')
    const { code, said } = await install('site-1', 'www.example.com', 'ada@example.com')
    expect([code, said]).toEqual([0, expect.stringContaining('https://www.example.com')])
    expect(await readlink(on('srv/site/current'))).toBe('site-1')
    expect(await read('etc/site.env')).toContain('SITE_URL=https://www.example.com\n')
    expect(await read('etc/site.env')).toContain('ADMIN_EMAIL=ada@example.com\n')
    expect((await stat(on('etc/site.env'))).mode & 0o077).toBe(0)
    expect(await read('etc/systemd/system/site.service')).toContain(
      'ExecStart=/srv/site/current/bin/site serve',
    )
    expect((await stat(on('usr/local/bin/site'))).mode & 0o111).toBe(0o111)
    const proxy = await read('etc/caddy/Caddyfile')
    expect(proxy).toContain('www.example.com {\n\treverse_proxy 127.0.0.1:4173')
    expect(proxy).toContain('example.com {\n\tredir https://www.example.com{uri} permanent')
  })

  test('a newer release upgrades, keeps the settings and the earlier release, and is installed once', async () => {
    await unpack('site-1')
    await unpack('site-2')
    await install('site-1', 'www.example.com', 'ada@example.com')
    await writeFile(on('etc/site.env'), 'SITE_URL=https://www.example.com\nPORT=8080\n')
    expect((await install('site-2')).said).toContain('Upgraded from site-1 to site-2.')
    expect(await readlink(on('srv/site/current'))).toBe('site-2')
    expect(await read('etc/site.env')).toContain('PORT=8080')
    expect((await readdir(on('srv/site'))).sort()).toEqual(['current', 'site-1', 'site-2'])
    expect(await install('site-2', 'www.example.com', 'ada@example.com')).toEqual({
      code: 1,
      said: 'site-2 is installed already.\n',
    })
  })

  test('a proxy that serves other sites is left alone, and the lines for it are printed', async () => {
    await unpack('site-1')
    await mkdir(on('etc/caddy'), { recursive: true })
    await writeFile(on('etc/caddy/Caddyfile'), 'other.example.com {\n}\n')
    const { said } = await install('site-1', 'example.com', 'ada@example.com')
    expect(said).toContain('has other sites. Add this to it')
    expect(said).toContain('example.com {\n\treverse_proxy 127.0.0.1:4173')
    expect(await read('etc/caddy/Caddyfile')).toBe('other.example.com {\n}\n')
  })

  test('removing the program keeps data and settings', async () => {
    await unpack('site-1')
    await install('site-1', '--no-proxy', 'www.example.com', 'ada@example.com')
    await mkdir(on('var/lib/site'), { recursive: true })
    await writeFile(on('var/lib/site/site.sqlite'), 'rows')
    expect((await install('site-1', '--remove')).code).toBe(0)
    expect(await read('var/lib/site/site.sqlite')).toBe('rows')
    expect(await read('etc/site.env')).toContain('ADMIN_EMAIL')
    expect(await readdir(on('srv'))).toEqual([])
    expect(await readdir(on('etc'))).toEqual(['site.env', 'systemd'])
  })

  test.each([
    [['www example', 'ada@example.com'], 'www example is not a domain, such as www.example.com.'],
    [['www.example.com', 'ada'], 'ada is not an e-mail address.'],
    [[], './install.sh DOMAIN EMAIL'],
    [['--help'], './install.sh DOMAIN EMAIL'],
  ])('the arguments %j are refused with a message and change nothing', async (args, message) => {
    await unpack('site-1')
    const { code, said } = await install('site-1', ...args)
    expect([code, said]).toEqual([1, expect.stringContaining(message)])
    await expect(stat(place.machine)).rejects.toThrow('ENOENT')
  })

  test('the command runs the Node of the release, and the machine’s without one', async () => {
    await unpack('site-1')
    const release = path.join(place.of, 'site-1')
    await mkdir(path.join(release, 'server'))
    await writeFile(path.join(release, 'server/main.js'), '')
    await writeFile(path.join(release, 'bin/node'), '#!/bin/sh\necho "packed: $*"\n')
    await chmod(path.join(release, 'bin/node'), 0o755)
    const run = () =>
      new Promise<string>((resolve, reject) =>
        execFile(path.join(release, 'bin/site'), ['admin', 'list'], (error, stdout) =>
          error ? reject(error) : resolve(stdout),
        ),
      )
    expect(await run()).toMatch(/^packed: .*server\/main\.js admin list\n$/)
    await rm(path.join(release, 'bin/node'))
    expect(await run()).toBe('')
  })
})
