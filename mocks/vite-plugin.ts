import type { Connect, Plugin } from 'vite'
import { respond } from './http-bridge.ts'
import { closeSlowConnections } from './slow-connections.ts'

const panel = new URL('./fault-panel.ts', import.meta.url)

/** Lets Vite's development and preview servers respond to `/api/v1` with the emulated backend. */
export function mockApi(): Plugin {
  return {
    name: 'mock-api',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use(respondOrPass)
    },
    configurePreviewServer: (server) => {
      closeSlowConnections(server.httpServer)
      server.middlewares.use(respondOrPass)
    },
    // Vite calls this for pages served from source, never for a build or its preview.
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@fs${panel.pathname}` }, injectTo: 'body' },
    ],
  }
}

const respondOrPass: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  respond(incoming, outgoing).then((isAnswered) => {
    if (!isAnswered) next()
  }, next)
}
