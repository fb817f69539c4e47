import path from 'node:path'
import { expect, test } from 'vitest'
import { untranslatableTexts } from './translated-text.ts'

/** Declarations that the cases use. */
const declarations = `
import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import type { Elements } from '#src/ui/elements.ts'
declare const is: boolean
declare const count: number
declare const name: string
declare const names: string[]
declare const children: ReactNode
declare const parts: Elements
const Steady = () => <b>always</b>
const Same = () => (is ? <b>yes</b> : <b>no</b>)
const Gone = () => { if (is) return null; return <b>now</b> }
const Outer = () => <Steady />
`

const cases: [expression: string, reasons: Reason[]][] = [
  ['<p>Hello</p>', []],
  ['<p>{name}</p>', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
  ['<p>{`${count} of ${name}`}</p>', []],
  ["<p>{is ? 'one' : 'two'}</p>", []],
  ["<p>{is && 'one'}</p>", []],
  ["<p>{is ? <b>x</b> : 'two'}</p>", []],
  ['<p>{children}</p>', []],
  ['<p>Go <a href="/">home</a> now.</p>', []],
  ['<p><Plus /> Add</p>', []],
  ['<p><Steady /> and <Outer /></p>', []],
  ['<p>{is && <b>x</b>}<span>{name}</span></p>', []],
  ['<p>{name && <b>x</b>}<i>y</i></p>', []],
  ['<p>{parts}<i>y</i></p>', []],
  ['<p>{is ? parts : <b>x</b>}</p>', []],
  ['<p translate="no">{name}<wbr />{name}</p>', []],
  ['<p>Hello {name}</p>', ['beside', 'dynamic']],
  ['<p>{count} files</p>', ['dynamic', 'beside']],
  ['<p>{is && <b>x</b>} Text</p>', ['beside']],
  ['<p>Text {is && <b>x</b>}</p>', ['beside']],
  ['<p>{names.map((one) => <b key={one}>x</b>)} Text</p>', ['beside']],
  ["<p>{is && 'now'}<b>x</b></p>", ['dynamic']],
  ['<p>{children}<b>x</b></p>', ['dynamic']],
  ['<p><Plus />{name}</p>', ['dynamic']],
  ['<p><Gone /> Text</p>', ['beside']],
  ['<p><Same /> Text</p>', ['beside']],
  ['<p><b key={name}>x</b> Text</p>', ['beside']],
  ['<p>{is ? <>Text <b>x</b></> : <b>y</b>}</p>', ['fragment']],
  ['<p>{is ? children : <b>x</b>}</p>', ['switched']],
  ['<p>{children ?? <b>x</b>}</p>', ['switched']],
  ['<p>{names}</p>', ['list']],
  ['<p>{names.map((one) => (is ? one : <b key={one}>x</b>))}</p>', ['list']],
]

const words = {
  dynamic: 'a text that can change',
  beside: 'a text stands beside',
  fragment: 'a fragment holds',
  list: 'a list holds',
  switched: 'a condition chooses',
  component: 'a component returns',
}

const components: [component: string, reasons: Reason[]][] = [
  ['function One() { return <b>x</b> }', []],
  ['function one() { return name }', []],
  ['function One() { return name }', ['component']],
  ['function One() { return is ? name : <b>x</b> }', ['component']],
  ['function One() { return names }', ['component']],
  ['function One({ children }: { children: ReactNode }) { return children }', ['component']],
]

type Reason = keyof typeof words

const sources = [
  ...cases.map(([expression, reasons]) => ({ source: `(${expression})`, reasons })),
  ...components.map(([source, reasons]) => ({ source: `(${source})`, reasons })),
]

/** Puts one case per line, so that TypeScript reads the types of React once. */
const firstLine = declarations.split('\n').length
const file = path.resolve('src/ui/sample.tsx')
const config = path.resolve('sample.tsconfig.json')
const virtual = new Map([
  [
    file,
    `${declarations}${sources.map(({ source }, index) => `export const it${index} = ${source}`).join('\n')}`,
  ],
  [
    config,
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { lib: ['ES2024', 'DOM'] },
      files: [file],
    }),
  ],
])
const faults = untranslatableTexts([file], {
  project: config,
  fs: { readFile: (name) => virtual.get(name), fileExists: (name) => virtual.has(name) || undefined },
})

test.each(sources.map((one, index) => ({ ...one, line: firstLine + index })))(
  'the check of $source reports $reasons',
  ({ line, reasons }) => {
    const reported = faults.filter((fault) => fault.line === line).map(({ reason }) => reason)
    expect(
      reported.map((reason) => Object.keys(words).find((key) => reason.startsWith(words[key as Reason]))),
    ).toEqual(reasons)
  },
)
