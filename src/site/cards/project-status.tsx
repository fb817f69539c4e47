import { Badge, type BadgeTone } from '#src/ui/badge.tsx'

/** How far a project is, in the backend's word with a capital; nothing where it has none. */
export function ProjectStatus({ status }: { status: string }) {
  const label = statusLabel(status)
  return label && <Badge tone={tones.get(status.trim().toLowerCase()) ?? 'neutral'}>{label}</Badge>
}

/** @example statusLabel('in-progress') // 'In-progress' */
export function statusLabel(status: string): string {
  const word = status.trim()
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const tones = new Map<string, BadgeTone>([
  ['completed', 'safe'],
  ['in-progress', 'info'],
  ['planning', 'caution'],
])
