import type { SiteValues } from '#src/contract/site/record.ts'

export type SocialNetwork = 'LinkedIn' | 'Facebook' | 'Instagram' | 'X'

/** A list with at least one entry. */
type Entries = readonly [string, ...string[]]

/** Facts about the company that the site settings replace. */
export interface ReplaceableFacts {
  name: string
  shortName: string
  /** Prefix of the references of submissions. */
  initials: string
  /** Address of the site, without a slash at its end. */
  url: string
  phones: Entries
  emails: Entries
  /** Address for quote requests. */
  quotesEmail: string
  /** Contact for new staff accounts and password resets. */
  accountsEmail: string
  /** Phone number for WhatsApp. */
  whatsApp: string
  street: string
  city: string
  state: string
  country: { name: string; code: string }
  /** Lines of the postal address. */
  address: readonly string[]
  /** Coordinates of the head office on the drawn map, formatted as on drawings; '' if it is elsewhere. */
  coordinates: string
  /** Picture in link previews of pages without their own. */
  picture: string
  /** Uploaded logo. */
  logo?: string
  /** Whether the drawn logo of the build is this company's. */
  hasDrawnLogo: boolean
  /** Whether its drawn icons are in use. */
  hasDrawnIcons: boolean
  /** Uploaded icon of the site. */
  favicon?: string
  /** Title and description of the home page, instead of the ones of its texts. */
  homeTitle?: string
  homeDescription?: string
  socialLinks: readonly { network: SocialNetwork; href: string }[]
}

/** Returns the facts that the settings replace. An empty setting keeps the default. */
export function ownFacts(values: SiteValues, defaults: ReplaceableFacts): Partial<ReplaceableFacts> {
  return {
    ...ownName(values.siteName.trim(), defaults),
    ...ownPhones(entriesOf(values.phoneNumber), defaults),
    ...ownEmails(entriesOf(values.email), defaults),
    ...ownAddress(values.headOfficeAddress, defaults),
    ...(values.hasSocialMedia && { socialLinks: linksOf(values) }),
    ...(URL.canParse(values.siteUrl) && { url: new URL(values.siteUrl).origin }),
    ...(values.socialPreviewImage && { picture: values.socialPreviewImage }),
    ...(values.logo && { logo: values.logo }),
    ...(values.favicon && { favicon: values.favicon, hasDrawnIcons: false }),
    ...(values.metaTitle.trim() && { homeTitle: values.metaTitle.trim() }),
    ...(values.metaDescription.trim() && { homeDescription: values.metaDescription.trim() }),
  }
}

function ownName(name: string, defaults: ReplaceableFacts): Partial<ReplaceableFacts> {
  if (name === '' || name === defaults.name) return {}
  return {
    name,
    shortName: shortNameOf(name),
    initials: initialsOf(name),
    hasDrawnLogo: false,
    hasDrawnIcons: false,
    picture: ownNamePicture,
  }
}

/** Picture in link previews of a company whose name is not in the drawn one. */
const ownNamePicture = '/pictures/control-room-1440.webp'

/** Words that say what a company is: those after the first of them are left out of its short name. */
const kindWord =
  /^(?:engineering|engineers|services?|solutions|contractors?|group|company|co|limited|ltd|plc|inc|llc|nigeria|nig)$/i

/** @example shortNameOf('Delta Plant Works Engineering Ltd') // 'Delta Plant Works' */
export function shortNameOf(name: string): string {
  const words = name.split(/\s+/)
  const end = words.findIndex((word, index) => index > 0 && kindWord.test(word.replace(/\W/g, '')))
  return (end === -1 ? words : words.slice(0, end)).join(' ')
}

/** Returns the first letters of up to three words, as capitals. */
function initialsOf(name: string): string {
  const letters = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []
  return letters.slice(0, 3).join('').toUpperCase() || name.slice(0, 3)
}

/** Returns the entries of a field that lists several: separated by commas, semicolons or lines. */
const entriesOf = (field: string): string[] => field.split(/[,;\n]/).flatMap((entry) => entry.trim() || [])

function ownPhones([first, ...others]: string[], defaults: ReplaceableFacts): Partial<ReplaceableFacts> {
  if (first === undefined || (first === defaults.phones[0] && others.length === 0)) return {}
  return { phones: [first, ...others], whatsApp: first }
}

function ownEmails([first, ...others]: string[], defaults: ReplaceableFacts): Partial<ReplaceableFacts> {
  if (first === undefined || (first === defaults.emails[0] && others.length === 0)) return {}
  return { emails: [first, ...others], quotesEmail: others[0] ?? first, accountsEmail: first }
}

/** Reads street, city, state and country from an address in this order, as far as it has them. */
function ownAddress(field: string, defaults: ReplaceableFacts): Partial<ReplaceableFacts> {
  const lines = entriesOf(field)
  if (lines.length === 0 || lines.join() === defaults.address.join()) return {}
  const isHome = lines.at(-1)?.toLowerCase() === defaults.country.name.toLowerCase()
  const isAbroad = !isHome && lines.length > 3
  const places = isHome || isAbroad ? lines.slice(0, -1) : lines
  const [state = places[0] ?? '', city = state] = places.slice(1).toReversed()
  return {
    address: lines,
    street: places.slice(0, Math.max(1, places.length - 2)).join(', '),
    city,
    state,
    ...(isAbroad && { country: { name: lines.at(-1) ?? '', code: '' } }),
    coordinates: '',
  }
}

function linksOf({ linkedin, facebook, instagram, twitterX }: SiteValues) {
  const networks: [SocialNetwork, string][] = [
    ['LinkedIn', linkedin],
    ['Facebook', facebook],
    ['Instagram', instagram],
    ['X', twitterX],
  ]
  return networks.flatMap(([network, href]) => (href ? { network, href } : []))
}
