import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite'
import { headersFileName, readHeaders } from '#server/http/site-headers.ts'

interface Hosts {
  /** Origin of the API, if it is not the site's own. */
  api?: string | undefined
  /** Origins of pictures and files of records, separated by spaces. By default, any origin is allowed. */
  media?: string | undefined
  /** Texts of the inline scripts. */
  inlineScripts?: string[]
  /** Texts of the inline style sheets. */
  inlineStyles?: string[]
}

/**
 * Writes the site's headers to `_headers`, their only source. `npm start` and the servers of the tests read that file,
 * so tests cover the headers of real hosts.
 *
 * @param inline inline texts, which the policy allows by hash
 */
export async function writeHeaders(
  { mode, root }: ResolvedConfig,
  dist: string,
  inline: Pick<Hosts, 'inlineScripts' | 'inlineStyles'>,
): Promise<void> {
  const { VITE_API_URL: api, VITE_MEDIA_URL: media } = loadEnv(mode, root, 'VITE_')
  await writeFile(path.join(dist, headersFileName), headersFile({ api, media, ...inline }))
}

/** Applies the headers in Vite's preview. */
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

/** Formats paths and their headers for Netlify and Cloudflare Pages. */
export function headersFile(hosts: Hosts): string {
  const rules = {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(hosts),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Takes effect over TLS only.
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      // For browsers without frame-ancestors.
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

/** Returns the policy. See docs/decisions/010 for the reasons. */
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
    // The worker fetches the pictures that it caches, so it needs their hosts here.
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

/** Browser features that the site does not use. */
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
