/** Words with which a comment defines its subject by a clause, or leaves it out. */
const openers =
  'What|Whatever|Who|Whom|Whose|Whoever|Which|It|That|Those|One|Where|Of|Nobody|Nothing|Somebody|As|So|Such|There'
/** Words that begin a condition: right before a statement, wrong in a description of what a name stands for. */
const conditions = 'By|Under|Before|After|Without|With|When|While|Until|If|Only|From|In|To|On|At|Not|No|Never'

const opener = RegExp(`^(?:${openers})\\b`)
const condition = RegExp(`^(?:${openers}|${conditions})\\b`)

/**
 * Returns one line for each comment that begins with neither a verb nor a noun. A doc comment may not begin with a condition
 * either, except one for a whole file.
 */
export function riddles(file: string, code: string): string[] {
  let isContinued = false
  return code.split('\n').flatMap((line, index, lines) => {
    const [, mark, words] = /^\s*(\/\*\*|\/\/)\s+(.*)$/.exec(line) ?? []
    const isFirst = !isContinued
    isContinued = mark === '//'
    const text = words ?? (/^\s*\/\*\*$/.test(line) ? lines[index + 1]?.replace(/^\s*\*\s*/, '') : undefined)
    if (text === undefined || (!isFirst && mark === '//')) return []
    const rule = mark === '//' ? opener : condition
    return rule.test(text) ? [`${file}:${index + 1} a comment begins with "${text.slice(0, 40)}"`] : []
  })
}
