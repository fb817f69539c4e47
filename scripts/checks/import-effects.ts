import { entries } from '#scripts/build/app-entries.ts'

/** Scripts that run as a document or a worker starts. Every other module of `src` only declares. */
const started = [
  ...Object.values(entries),
  'src/dashboard/list/csv/csv-worker.ts',
  'src/offline/service-worker/build-files.ts',
  'src/offline/service-worker/sw.ts',
]

/** Returns the statements of a module that run at its import: a call or a condition at the start of a line. */
export function importEffects(file: string, text: string): string[] {
  if (!file.startsWith('src/') || started.includes(file) || /\.(?:test|stories|fixture)\.tsx?$/.test(file))
    return []
  const statements =
    text.match(/^(?:(?:void|await|new) .*|(?:if|for|while|try)\b.*|[A-Za-z_$][\w.$]*\(.*)/gm) ?? []
  return statements.map((statement) => `${file} acts at its import: ${statement}`)
}
