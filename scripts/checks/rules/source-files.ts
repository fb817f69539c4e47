import { globSync, readFileSync } from 'node:fs'

export interface SourceFile {
  file: string
  /** Lines without comments. */
  code: string
}

const beside = /\.(?:test|stories|fixture|gen)\.tsx?$/

/** Returns the shipped sources of the given folders, without tests, stories, and the emulated backend. */
export function sourcesOf(...folders: string[]): SourceFile[] {
  return globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .filter((file) => !beside.test(file))
    .sort()
    .map((file) => ({ file, code: withoutComments(readFileSync(file, 'utf8')) }))
}

/** Returns the files that match a pattern, as paths from the repository's root. */
export function filesWith(sources: readonly SourceFile[], pattern: RegExp): string[] {
  return sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)
}

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\*\*?|\*).*$/gm, '').replace(/(^|\s)\/\/ .*$/gm, '$1')
}
