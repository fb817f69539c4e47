/** Lines of a test file, by number from 1, that assert an absence before any presence was asserted. */
export function unprovenAbsences(text: string): number[] {
  const blocks = blocksOf(text)
  const proving = new Set(
    blocks.filter(({ name, lines }) => name && follow(lines, false).isSeen).map(({ name }) => name),
  )
  const isSeenBefore = blocks.some(
    ({ lines }) => /beforeEach/.test(lines[0] ?? '') && follow(lines, false).isSeen,
  )
  return blocks.flatMap(({ isTest, start, lines }) =>
    follow(lines, isTest ? isSeenBefore : true, proving).unproven.map((line) => start + line + 1),
  )
}

interface Block {
  /** Of a function that tests call. */
  name?: string
  /** A function is called where something was seen, a test begins with nothing. */
  isTest: boolean
  /** The first line's place in the file, from 0. */
  start: number
  lines: string[]
}

const opening = /^(?: {2})?(?:test(?:\.\w+)?\(|staffTest\(|(?:async )?function (\w+)|const (\w+) = .*=>)/

/** Tests and functions: what stands between two of their beginnings. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const [whole, called, named] = opening.exec(line) ?? []
    const isTest = whole !== undefined && /test\b|Test\(/i.test(whole) && !called && !named
    if (whole !== undefined) blocks.push({ name: called ?? named, isTest, start: at, lines: [] })
    blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

const absent = /\.toHaveCount\(0\)|\.toBeHidden\(\)|\.not\.toBeVisible\(\)/
/** Another document or another screen comes: what was seen may not be there any more. */
const leaving = /\.(?:goto|reload|goBack|goForward)\(|\bsignIn\(/
/** Said of what is there, or done with it; both wait for it. */
const present =
  /\.to(?:BeVisible|HaveText|ContainText|BeFocused|HaveValue|HaveAttribute|BeChecked|BeEnabled|BeDisabled|BeEditable|BeInViewport|HaveAccessible\w+|HaveRole|HaveClass|HaveCSS|HaveCount)\(|\.(?:waitFor|click|dblclick|fill|check|uncheck|selectOption|setInputFiles|hover|tap|scrollIntoViewIfNeeded|waitForFunction)\(/

function follow(lines: string[], isSeenBefore: boolean, proving = new Set<string | undefined>()) {
  const unproven: number[] = []
  let isSeen = isSeenBefore
  for (const [at, line] of lines.entries()) {
    const calls = [...line.matchAll(/\bawait (\w+)\(/g)].map(([, name]) => name)
    if (absent.test(line)) {
      if (!isSeen) unproven.push(at)
    } else if (leaving.test(line)) isSeen = false
    else if (present.test(line) || calls.some((name) => proving.has(name))) isSeen = true
  }
  return { isSeen, unproven }
}
