import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { headersFileName, readHeaders } from '#server/host/site-headers.ts'

interface Hosts {
  /** Where the API answers, if not on the site's own host. */
  api?: string | undefined
  /** Where pictures and files of records lie, separated by spaces; unknown, they may be anywhere. */
  media?: string | undefined
  /** The texts of the scripts inside the documents. */
  inlineScripts?: string[]
  /** The texts of the style sheets inside the documents. */
  inlineStyles?: string[]
}

/**
 * The one place that says with which headers the site goes out. A build writes them to `_headers`; `npm start` and the
 * servers of the tests read that file, so what is tested is what a host is given.
 *
 * @param inline the texts inside the documents, which the policy allows by their hashes
 */
export async function writeHeaders(
  { mode, root }: ResolvedConfig,
  dist: string,
  inline: Pick<Hosts, 'inlineScripts' | 'inlineStyles'>,
): Promise<void> {
  const { VITE_API_URL: api, VITE_MEDIA_URL: media } = loadEnv(mode, root, 'VITE_')
  await writeFile(path.join(dist, headersFileName), headersFile({ api, media, ...inline }))
}

/** Vite's preview sends them. */
export function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    configurePreviewServer: ({ config, middlewares }) => {
      const headersOf = readHeaders(path.resolve(config.root, config.build.outDir))
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
        for (const [name, value] of Object.entries(headersOf(pathname))) outgoing.setHeader(name, value)
        next()
      })
    },
  }
}

/** Paths and their headers, as Netlify and Cloudflare Pages read them. */
export function headersFile(hosts: Hosts): string {
  const rules = {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(hosts),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Obeyed over TLS only.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
    },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  }
  return Object.entries(rules)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Reasons stand in docs/decisions/015. */
function contentSecurityPolicy({
  api = '',
  media = '',
  inlineScripts = [],
  inlineStyles = [],
}: Hosts): string {
  const backend = originsOf(api)
  const files = originsOf(media).length > 0 ? [...backend, ...originsOf(media)] : [...backend, 'https:']
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource)],
    'style-src': ["'self'", ...inlineStyles.map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:', ...files],
    'font-src': ["'self'"],
    // The worker fetches the pictures that it keeps, so it needs their hosts here.
    'connect-src': ["'self'", ...files],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ['blob:', 'https://www.google.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'app-sw', 'app-json-ld', 'ProseMirrorClipboard'],
  }
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function originsOf(addresses: string): string[] {
  return addresses.split(/\s+/).flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []))
}

/** Nothing of this site asks for any of them. */
const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
