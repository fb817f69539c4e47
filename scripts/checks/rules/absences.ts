/** Patterns of a kind of tests. */
interface Kind {
  /** First line of a test, or of a function that tests call. */
  opening: RegExp
  isTest: RegExp
  absent: RegExp
  /** Assertion or action that waits for an element. */
  present: RegExp
  /** Navigation to another document or screen, after which earlier elements may be gone. */
  leaving?: RegExp
}

/** Tests are at any depth. A function within a test is part of it. */
const specs: Kind = {
  opening:
    /^\s*(?:test(?:\.(?!setTimeout|use|slow|info)\w+)?|staffTest)\(|^(?:export )?(?:(?:async )?function (\w+)|const (\w+) = .*=>)/,
  isTest: /^\s*(?:test|staffTest)\b/,
  absent: /\.toHaveCount\(0\)|\.toBeHidden\(\)|\.not\.toBeVisible\(\)/,
  present:
    /\.to(?:BeVisible|HaveText|ContainText|BeFocused|HaveValue|HaveAttribute|BeChecked|BeEnabled|BeDisabled|BeEditable|BeInViewport|HaveAccessible\w+|HaveRole|HaveClass|HaveCSS|HaveCount)\(|\.(?:waitFor|click|dblclick|fill|check|uncheck|selectOption|setInputFiles|hover|tap|scrollIntoViewIfNeeded|waitForFunction)\(/,
  leaving: /\.(?:goto|reload|goBack|goForward)\(|\bsignIn\(/,
}

const stories: Kind = {
  opening: /^(?:export )?(?:const|(?:async )?function) (\w+)/,
  isTest: /^export const \w+: Story\b/,
  absent: /\bquery\w+\(.*\)\.(?:toBeNull\(\)|toHaveLength\(0\)|not\.(?:toBeInTheDocument|toBeVisible)\(\))/,
  present: /\b(?:get|find)(?:All)?By\w+[(<]|\.toBeVisible\(|\.play\?\.\(/,
}

const kinds = { specs, stories }

/** Returns the lines of a test file, numbered from 1, that assert an absence before any presence. */
export function unprovenAbsences(text: string, name: keyof typeof kinds = 'specs'): number[] {
  const kind = kinds[name]
  const blocks = blocksOf(text, kind)
  const proving = new Set(
    blocks.filter(({ name, lines }) => name && follow(kind, lines, false).isSeen).map(({ name }) => name),
  )
  const isSeenBefore = blocks.some(
    ({ lines }) => /test\.beforeEach/.test(lines[0] ?? '') && follow(kind, lines, false).isSeen,
  )
  return blocks.flatMap(({ isTest, start, lines }) =>
    follow(kind, lines, isTest ? isSeenBefore : true, proving).unproven.map((line) => start + line + 1),
  )
}

interface Block {
  /** Name of a function that tests call. */
  name: string | undefined
  /** Whether it is a test. A test starts without a proven presence; a function is called after one. */
  isTest: boolean
  /** Index of the first line in the file, from 0. */
  start: number
  lines: string[]
}

/** Returns tests and functions: the lines between two of their beginnings. */
function blocksOf(text: string, { opening, isTest }: Kind): Block[] {
  const blocks: Block[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const opened = opening.exec(line)
    if (opened) {
      const name = opened.slice(1).find(Boolean)
      blocks.push({ name, isTest: isTest.test(line), start: at, lines: [] })
    }
    blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

function follow(
  { absent, leaving, present }: Kind,
  lines: string[],
  isSeenBefore: boolean,
  proving = new Set<string | undefined>(),
) {
  const unproven: number[] = []
  let isSeen = isSeenBefore
  for (const [at, line] of lines.entries()) {
    const calls = [...line.matchAll(/\bawait (\w+)\(/g)].map(([, name]) => name)
    if (absent.test(line)) {
      if (!isSeen) unproven.push(at)
    } else if (leaving?.test(line)) isSeen = false
    else if (present.test(line) || calls.some((name) => proving.has(name))) isSeen = true
  }
  return { isSeen, unproven }
}
