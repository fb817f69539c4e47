import { hash } from 'node:crypto'
import type { ReplaceableFacts } from '#src/company/facts/own-facts.ts'

/** Icons of a site, with the names of the build's own. */
const shapes = {
  'icon-192.png': { size: 192, isPadded: false },
  'icon-512.png': { size: 512, isPadded: false },
  'icon-mono-512.png': { size: 512, isPadded: false },
  'icon-maskable-512.png': { size: 512, isPadded: true },
  'apple-touch-icon.png': { size: 180, isPadded: true },
} as const
export type IconName = keyof typeof shapes

export const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name)

export interface SiteIcon {
  bytes: Uint8Array
  etag: string
}

interface SiteIconsOptions {
  facts: () => Promise<Partial<ReplaceableFacts>>
  write: (address: string, shape: { size: number; isPadded: boolean }) => Promise<Uint8Array>
}

/**
 * Makes the icons of a site that has a name or an icon of its own, each once: from the uploaded icon, else from the
 * logo.
 */
export function createSiteIcons({ facts, write }: SiteIconsOptions) {
  let source: string | undefined
  let made = new Map<IconName, Promise<SiteIcon>>()

  return async function get(name: IconName): Promise<SiteIcon | undefined> {
    const { favicon = '', logo = '', hasDrawnIcons = true } = await facts()
    if (hasDrawnIcons) return undefined
    const address = favicon || logo
    if (address !== source) {
      source = address
      made = new Map()
    }
    const icons = made
    const icon = icons.get(name) ?? write(address, shapes[name]).then(withTag)
    icons.set(name, icon)
    icon.catch(() => icons.delete(name))
    return icon
  }
}

const withTag = (bytes: Uint8Array): SiteIcon => ({
  bytes,
  etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
})
