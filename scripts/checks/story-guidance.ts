import { types } from 'storybook/internal/babel'
import { loadCsf } from 'storybook/internal/csf-tools'

const advice = ['use', 'avoid']
/** Accessibility note of a part. */
const note = ['keys', 'focus', 'announced']

/**
 * Returns the texts missing from `parameters.guidance` in a story file, and an `avoid` that does not begin with "Don’t".
 * A part of the design system needs an accessibility note as well. Whole pages and stories for tests only need nothing.
 */
export function faultsOfGuidance(file: string, text: string): string[] {
  const csf = loadCsf(text, { fileName: file, makeTitle: (title = '') => title }).parse()
  const { title = '', tags = [] } = csf.meta
  if (title.startsWith('Pages/') || tags.includes('proof')) return []
  const guidance = propertyOf(csf._metaAnnotations.parameters, 'guidance')
  const parts = file.startsWith('src/ui/') ? [...advice, ...note] : advice
  const missing = parts.filter((name) => textOf(propertyOf(guidance, name)) === '')
  const isPhrased = missing.includes('avoid') || textOf(propertyOf(guidance, 'avoid')).startsWith('Don’t ')
  return [
    ...missing.map((name) => `guidance.${name}`),
    ...(isPhrased ? [] : ['guidance.avoid does not begin with “Don’t”']),
  ]
}

function propertyOf(node: types.Node | null | undefined, name: string): types.Node | undefined {
  if (!types.isObjectExpression(node)) return undefined
  const property = node.properties.find(
    (one) => types.isObjectProperty(one) && types.isIdentifier(one.key, { name }),
  )
  return types.isObjectProperty(property) ? property.value : undefined
}

function textOf(node: types.Node | undefined): string {
  return types.isStringLiteral(node) ? node.value : ''
}
