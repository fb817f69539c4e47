import type { Plugin } from 'vite'
import { company } from '#src/company/company.ts'
import { manifest } from '#src/site/seo/manifest.ts'

const path = '/manifest.webmanifest'

/** Writes the company's name into index.html, and the manifest of the installable dashboard. */
export function companyFiles(): Plugin {
  return {
    name: 'company-files',
    transformIndexHtml: (html) => html.replace('</title>', () => `${escaped(company.name)}</title>`),
    configureServer: ({ middlewares }) => {
      middlewares.use(path, (_incoming, outgoing) => {
        outgoing.setHeader('Content-Type', 'application/manifest+json')
        outgoing.end(manifest())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: manifest() })
    },
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
