import path from 'node:path'

/** Paths that need not exist: build outputs, or examples of an owner's files. */
const made =
  /^(?:dist|node_modules|test-results)\/|^server\/main\.js$|\.\.\.|…|<|\*|\{|\$|(?:^|\/)(?:name|things?|x)(?:\.|\/|$)/

/** Documents outside the repository, and numbered sections of one. */
const foreign = /\b(?:decisions|dashboard|public-site|house|issue-\d+)\.md\b|\bthe specification\b/i

/** Repository paths in a comment or a document: `src/api/crud.ts`, docs/offline.md, `tests/e2e`. */
const cited =
  /(?<![\w./#@-])((?:src|backend|server|mocks|scripts|tests|docs|public|\.storybook)\/[\w$.*{}<>…/-]*[\w}/-])/g

/**
 * Returns the dead citations in a text.
 *
 * @param file of the text, as a path from the repository's root
 * @param exists whether a path from there is a file or a folder
 * @param records numbers of the decision records
 */
export function deadReferences(
  file: string,
  text: string,
  exists: (path: string) => boolean,
  records: ReadonlySet<string>,
): string[] {
  return text.split('\n').flatMap((line, index) => {
    const text = file.endsWith('.md') ? line : commentIn(line)
    const where = `${file}:${index + 1}`
    return [
      ...pathsIn(text)
        .filter((name) => !made.test(name) && !/^docs\/decisions\/\d{3}$/.test(name) && !exists(name))
        .map((name) => `${where} cites ${name}, which does not exist`),
      ...recordsIn(text)
        .filter((number) => !records.has(number))
        .map((number) => `${where} cites decision record ${number}, which does not exist`),
      ...(foreign.test(text) ? [`${where} cites a document that is not in the repository`] : []),
      ...(file.endsWith('.md') ? linksIn(file, text).filter((name) => !exists(name)) : []).map(
        (name) => `${where} links to ${name}, which does not exist`,
      ),
    ]
  })
}

/** Returns the comment in a line of code. A regular expression or an address may look like one, which is harmless. */
function commentIn(line: string): string {
  return /(?:^\s*(?:\/\*|\*)|(?:^|\s)\/\/\s)(.*)$/.exec(line)?.[1] ?? ''
}

function pathsIn(line: string): string[] {
  return [...line.matchAll(cited)].map(([, name = '']) => name.replace(/\/$/, ''))
}

function recordsIn(line: string): string[] {
  return [...line.matchAll(/\bdecisions?(?: record)?s?[ /](\d{3})\b/gi)].map(([, number = '']) => number)
}

function linksIn(file: string, line: string): string[] {
  return [...line.matchAll(/\]\(([^)#\s]+)(?:[#\s][^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target))
}
