import { runInNewContext } from 'node:vm'
import { type AnalysisResult, analyse } from 'scslre'
import { parseAst } from 'vite'

interface Pattern {
  source: string
  flags: string
  /** Line number from 1. */
  line: number
}

type Branch = AnalysisResult['parsed']['pattern']['alternatives'][number]
type Part = Branch['elements'][number]

/** Milliseconds after which a pattern counts as endless. A linear pattern takes less than one. */
const endless = 2000
const pumpLength = 1024

/**
 * Returns one line for each regular expression of a file that backtracks more than linearly. Combines two methods: an
 * analysis of single characters that two quantifiers can share, and a run against a kilobyte of every repeated part,
 * which finds parts of several characters.
 *
 * @param isProduct also rejects a search that restarts at every character, which is quadratic on a visitor's long text
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

/** Whether the pattern finishes on a text. Only a context with a time limit can interrupt it. */
function ends(pattern: RegExp, text: string): boolean {
  try {
    runInNewContext('pattern.test(text)', { pattern, text }, { timeout: endless })
    return true
  } catch {
    return false
  }
}

/** Returns texts that repeat the part of each unbounded quantifier, after its prefix and before a mismatch. */
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

/** Returns a short text that a part matches. A class contributes its first member, an assertion nothing. */
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

/** Returns the regular expression literals. */
function patternsOf(file: string, code: string): Pattern[] {
  const patterns: Pattern[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'start' in node) {
      const { pattern, flags } = Object(node.regex)
      patterns.push({ source: pattern, flags, line: code.slice(0, Number(node.start)).split('\n').length })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return patterns
}
