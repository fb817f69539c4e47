/** Labels of the API's values. Separate from the schemas, so that a page that reads no records does not load those. */

export interface Option<Value extends string = string> {
  value: Value
  label: string
}

/** Options whose value is their label. */
export function options<const Label extends string>(...labels: Label[]): Option<Label>[] {
  return labels.map((label) => ({ value: label, label }))
}

export const projectStatuses = [
  { value: 'planning', label: 'Planning', tone: 'caution' },
  { value: 'in-progress', label: 'In progress', tone: 'info' },
  { value: 'completed', label: 'Completed', tone: 'safe' },
  { value: 'on-hold', label: 'On hold', tone: 'neutral' },
] as const

export const workBases = [
  { value: 'on-site', label: 'On-site' },
  { value: 'remote', label: 'Remote' },
  { value: 'hybrid', label: 'Hybrid' },
] as const

export const galleryCategories = options('Project', 'Equipment', 'Team', 'Event', 'Other')

export const serviceCategories = [
  { value: 'civil-engineering', label: 'Civil Engineering' },
  { value: 'electrical-eng', label: 'Electrical Eng.' },
  { value: 'structural-eng', label: 'Structural Eng.' },
] as const

/** Returns the label of a value; an unlisted value is its own label. */
const labelIn = (options: readonly Option[], word: string): string =>
  options.find(({ value }) => value === word)?.label ?? word

export const categoryLabel = (category: string): string => labelIn(serviceCategories, category)
export const workBaseLabel = (base: string): string => labelIn(workBases, base)

/** Subjects of the contact form. The API carries the value as `service`. */
export const contactSubjects = [
  { value: 'general', label: 'General Inquiry' },
  { value: 'services', label: 'Services Information' },
  { value: 'quote', label: 'Request a Quote' },
  { value: 'support', label: 'Technical Support' },
] as const

export const quoteServices = options(
  'Electrical System Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Chemical Engineering',
  'Process Engineering',
  'Project Management',
)

export const searchTypes = ['blogs', 'projects', 'careers', 'services', 'testimonials'] as const
export type SearchType = (typeof searchTypes)[number]

/** Returns the address of an article's picture, or ''. Backends have been seen to send either field. */
export const articlePicture = ({ coverImage, imageUrl }: { coverImage: string; imageUrl: string }): string =>
  coverImage || imageUrl

/** Returns an article's date as ISO 8601 text, or '': the author's date, or else the record's. */
export const articleTimestamp = ({ date, createdAt }: { date: string; createdAt: string }): string =>
  date || createdAt
