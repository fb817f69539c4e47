import type { StoryName } from '#src/ui/story-names.ts'
import { RulesTable } from './rules-table.tsx'

interface NamesTableProps {
  /** What these are names of. */
  head: string
  names: readonly StoryName[]
}

/** Names of stories, spelled as in the sidebar, and what each shows. */
export function NamesTable({ head, names }: NamesTableProps) {
  const rows = names.map(({ name, shows }) => [name.replace(/([a-z])([A-Z])/g, '$1 $2'), shows])
  return <RulesTable head={[head, 'What it shows']} rows={rows} />
}
