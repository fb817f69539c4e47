/** Words with which a comment defines its subject by a clause, or leaves it out. */
const openers =
  'What|Whatever|Who|Whom|Whose|Whoever|Which|It|That|Those|One|Where|Of|Nobody|Nothing|Somebody|As|So|Such|There'
/** Words that begin a condition. A comment on a statement may begin with one, a doc comment may not. */
const conditions = 'By|Under|Before|After|Without|With|When|While|Until|If|Only|From|In|To|On|At|Not|No|Never'

const opener = RegExp(`^(?:${openers})\\b`)
const condition = RegExp(`^(?:${openers}|${conditions})\\b`)

/** The trade's words for words that only this project knows. */
export const vocabulary: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bby itself\b/i, 'automatically'],
  [/\bthe wire\b/i, 'the API'],
  [/\bmended\b/i, 'fixed'],
  [/\blies in\b/i, 'is stored in'],
  [/\bcomponent book\b/i, 'Storybook'],
  [/\bodd rows?\b/i, 'malformed record'],
  [/\bcut records?\b/i, 'partial record'],
  [/\btaken over\b/i, 'hydrated'],
  [/\bsealed\b/i, 'encrypted'],
  [/\bvault\b/, 'encrypted store'],
  [/\blease\b/, 'offline period'],
  [/(?<!\/)\bweather\b(?!\()/, 'simulated faults'],
  [/\b(?:whoever|nobody)\b/i, 'a user, the caller, no one'],
  [/\bhinders?\b/i, 'the obstacle'],
]

/** A comment, or the lines of one that follow each other. */
interface Comment {
  text: string
  isDoc: boolean
  /** Line of its first words, counted from 1. */
  line: number
}

/** Returns one line for each comment that begins with neither a verb nor a noun, or has a word that only we know. */
export function commentFaults(file: string, code: string): string[] {
  return commentsOf(code).flatMap(({ text, isDoc, line }) => {
    const begin = (isDoc ? condition : opener).exec(text)
    const words = vocabulary.filter(([word]) => word.test(text))
    return [
      ...(begin ? [`${file}:${line} a comment begins with "${begin[0]}"`] : []),
      ...words.map(
        ([word, instead]) => `${file}:${line} "${word.exec(text)?.[0]}" in a comment: write ${instead}`,
      ),
    ]
  })
}

/** Returns one line for each test title that begins with a clause instead of a subject. */
export function titleFaults(file: string, code: string): string[] {
  const titles = code.matchAll(/^[ \t]*(?:test|it)(?:\.\w+)?(?:\([^'"`]{0,200}\))?\(\s*(['"`])(.+?)\1/gm)
  return [...titles].flatMap(({ 2: title = '', index }) =>
    RegExp(opener, 'i').test(title)
      ? [
          `${file}:${code.slice(0, index).split('\n').length} a test title begins with "${title.slice(0, 40)}"`,
        ]
      : [],
  )
}

/** Matches exported names that are a single participle. Excludes nouns with the same ending. */
const participle =
  /^export (?:async )?(?:function\*?|const|class) ((?!(?:engineering|drawings?|seeds?|feeds?|needs?|embed|speed)\b)(?:[a-z]+(?:ed|ing)|told|said|kept|held|known|shown|drawn|found|begun|written|sent|made|given|taken|lost|cut|odd))\b/gm

/** Returns one line for each exported function, constant or class whose name is a bare participle. */
export function nameFaults(file: string, code: string): string[] {
  return [...code.matchAll(participle)].map(
    ({ 1: name = '', index }) =>
      `${file}:${code.slice(0, index).split('\n').length} the exported name "${name}" is a participle: name the thing or the action`,
  )
}

/** Comments that begin a line; those after code are names and units. */
function commentsOf(code: string): Comment[] {
  const comments: Comment[] = []
  let open: Comment | undefined
  for (const [index, line] of code.split('\n').entries()) {
    const [, mark = '', rest = ''] = /^\s*(\/\*\*|\/\*|\/\/|\*(?!\/))(.*)$/.exec(line) ?? []
    const words = rest.replace(/\*\/$/, '').trim()
    const continues = mark === '*' || (mark === '//' && open?.isDoc === false)
    if (!mark || (mark === '*' && !open)) open = undefined
    else if (!continues || !open) {
      open = { text: words, isDoc: mark === '/**', line: index + 1 }
      comments.push(open)
    } else {
      if (open.text === '') open.line = index + 1
      open.text = `${open.text} ${words}`.trim()
    }
    if (line.trimEnd().endsWith('*/')) open = undefined
  }
  return comments
}
