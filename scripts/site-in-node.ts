import { createServer, type ResolvedConfig } from 'vite'

type Prerender = ReturnType<typeof import('#src/prerender.tsx')['createPrerender']>
type Company = typeof import('#src/site/company/company.ts')

export interface SiteInNode extends Prerender, Pick<Company, 'absolute' | 'company'> {}

/**
 * The site's own modules, run by Node from source.
 *
 * @param api origin of the API that they ask; '' leaves every call unanswered
 */
export async function openSite({ root, mode }: ResolvedConfig, api: string): Promise<SiteInNode> {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    define: { 'import.meta.env.VITE_API_URL': JSON.stringify(api) },
    oxc: { jsx: { runtime: 'automatic', development: false } },
  })
  // Vite gives modules without types: these are the files that are named.
  const { createPrerender } = (await server.ssrLoadModule(
    '/src/prerender.tsx',
  )) as typeof import('#src/prerender.tsx')
  const { absolute, company } = (await server.ssrLoadModule('/src/site/company/company.ts')) as Company
  const prerender = createPrerender()
  return {
    ...prerender,
    absolute,
    company,
    close: async () => {
      prerender.close()
      await server.close()
    },
  }
}
