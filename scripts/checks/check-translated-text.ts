import { globSync } from 'node:fs'
import { untranslatableTexts } from './translated-text.ts'

const isOurs = (file: string) => !/\.(?:stories|test|fixture)\.tsx$/.test(file)
const faults = untranslatableTexts(globSync('src/**/*.tsx').filter(isOurs).sort())

for (const { file, line, reason } of faults) process.stderr.write(`${file}:${line}: ${reason}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
