import { globSync } from 'node:fs'
import { untranslatableTexts } from './translated-text.ts'

const isOurs = (file: string) => !/\.(?:stories|test|fixture)\.tsx$/.test(file)
const files = globSync('src/**/*.tsx').filter(isOurs).sort()
const isOfDashboard = (file: string) => file.startsWith('src/dashboard/')
const faults = [
  ...untranslatableTexts(
    files.filter((file) => !isOfDashboard(file)),
    { project: 'tsconfig.site.json' },
  ),
  ...untranslatableTexts(files.filter(isOfDashboard), { project: 'tsconfig.dashboard.json' }),
]

for (const { file, line, reason } of faults) process.stderr.write(`${file}:${line}: ${reason}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
