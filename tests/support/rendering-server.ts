import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { resolveConfig } from 'vite'
import { buildRenderer } from '#scripts/build/renderer-build.ts'
import { rendererFolder } from '#server/pages/open-renderer.ts'
import { startServer } from '#server/start.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { shell } from '#tests/screens/page-shell.ts'

const account = { email: 'owner@client.example', password: 'Fourteen grey herons' }

/**
 * Starts the whole server, with one account, on a build that contains only the renderer. The caller stubs NODE_ENV as
 * production, as React's build needs it.
 *
 * @param env further settings
 */
export async function startRenderingServer(env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rendering-server-'))
  const site = path.join(folder, 'dist')
  const config = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
  await buildRenderer(config, rendererFolder(site), [])
  await writeFile(path.join(rendererFolder(site), 'shell.json'), JSON.stringify(shell))
  await mkdir(site)
  await writeFile(path.join(site, 'shell.html'), shell.html)
  await writeFile(path.join(site, 'sitemap.xml'), 'of the build')
  const server = await startServer({
    env: {
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      LOG_LEVEL: 'silent',
      ...env,
    },
    site,
  })
  const response = await fetch(`${server.address}/api/v1${signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token } = signIn.response.read(await response.json())
  return {
    address: server.address,
    token,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
