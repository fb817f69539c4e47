import type { StoryName } from '#src/ui/story-names.ts'
import { RulesTable } from './rules-table.tsx'

interface NamesTableProps {
  /** Heading of the names. */
  head: string
  names: readonly StoryName[]
}

/** Lists names of stories, spelled as in the sidebar, and their content. */
export function NamesTable({ head, names }: NamesTableProps) {
  const rows = names.map(({ name, shows }) => [name.replace(/([a-z])([A-Z])/g, '$1 $2'), shows])
  return <RulesTable head={[head, 'What it shows']} rows={rows} />
}
