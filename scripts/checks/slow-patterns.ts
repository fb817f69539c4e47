import { runInNewContext } from 'node:vm'
import { type AnalysisResult, analyse } from 'scslre'
import { parseAst } from 'vite'

interface Pattern {
  source: string
  flags: string
  /** Counted from 1. */
  line: number
}

type Branch = AnalysisResult['parsed']['pattern']['alternatives'][number]
type Part = Branch['elements'][number]

/** Milliseconds until a pattern counts as one that does not end: a linear pattern takes less than one. */
const endless = 2000
const pumpLength = 1024

/**
 * Returns one line for each regular expression of a file that backtracks more than linearly. Two methods, because neither
 * finds everything: an analysis of single characters that two quantifiers can share, and a run against a kilobyte of every
 * repeated part, which finds parts of several characters.
 *
 * @param isProduct also refuses a search that starts anew at every character: a long text of a stranger is quadratic there
 */
export function slowPatterns(file: string, code: string, isProduct: boolean): string[] {
  return patternsOf(file, code).flatMap(({ source, flags, line }) => {
    const reason = slowReason(source, flags, isProduct)
    return reason === undefined ? [] : [`${file}:${line} /${source}/${flags} ${reason}`]
  })
}

function slowReason(source: string, flags: string, isProduct: boolean): string | undefined {
  const { reports, parsed } = analyse({ source, flags }, { reportTypes: { Move: isProduct } })
  const [report] = reports
  if (report)
    return `is ${report.exponential ? 'exponential' : 'quadratic'} in "${report.character.pick}", repeated`
  const pattern = new RegExp(source, flags)
  const pump = pumpsOf(parsed.pattern.alternatives).find((text) => !ends(pattern, text))
  return pump === undefined ? undefined : `does not end on "${pump.slice(0, 40)}…"`
}

/** Whether the pattern finishes with a text. The engine can only be interrupted from inside a context with a time limit. */
function ends(pattern: RegExp, text: string): boolean {
  try {
    runInNewContext('pattern.test(text)', { pattern, text }, { timeout: endless })
    return true
  } catch {
    return false
  }
}

/** Texts that repeat what each unbounded quantifier repeats, behind what comes before it; the end matches nothing. */
function pumpsOf(branches: readonly Branch[], before = ''): string[] {
  return branches.flatMap(({ elements }) => {
    let prefix = before
    return elements.flatMap((part) => {
      const start = prefix
      prefix += sampleOf(part)
      if (part.type === 'Quantifier') {
        const inner = part.element
        const samples = 'alternatives' in inner ? inner.alternatives.map(sampleOfBranch) : [sampleOf(inner)]
        const repeated = part.max === Number.POSITIVE_INFINITY ? [...samples, samples.join('')] : []
        return [
          ...repeated
            .filter(Boolean)
            .map((sample) => `${start}${sample.repeat(pumpLength / sample.length)}\u0000`),
          ...('alternatives' in inner ? pumpsOf(inner.alternatives, start) : []),
        ]
      }
      return 'alternatives' in part ? pumpsOf(part.alternatives, start) : []
    })
  })
}

const sampleOfBranch = ({ elements }: Branch): string => elements.map(sampleOf).join('')

/** A short text that a part matches. Classes stand for their first member, assertions for nothing. */
function sampleOf(part: Part): string {
  switch (part.type) {
    case 'Character':
      return String.fromCodePoint(part.value)
    case 'Quantifier':
      return sampleOf(part.element).repeat(Math.max(part.min, 0))
    case 'Group':
    case 'CapturingGroup': {
      const [first] = part.alternatives
      return first ? sampleOfBranch(first) : ''
    }
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return members.find((member) => new RegExp(`^${part.raw}$`, 'su').test(member)) ?? ''
    default:
      return ''
  }
}

const members = ['a', '0', ' ', '<', '-', '.', '/', '"', "'", '\n', 'A', '_', '\u0001', 'é']

/** The regular expressions that are written as literals. */
function patternsOf(file: string, code: string): Pattern[] {
  const found: Pattern[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'start' in node) {
      const { pattern, flags } = Object(node.regex)
      found.push({ source: pattern, flags, line: code.slice(0, Number(node.start)).split('\n').length })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return found
}
