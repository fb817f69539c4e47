import { Badge } from '#src/ui/badge.tsx'

/** Whether visitors see the picture. */
export function MediaStatus({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'safe' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
