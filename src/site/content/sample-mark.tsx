import { sampleMark } from '#src/company/proof/registrations.ts'
import { Badge } from '#src/ui/badge.tsx'

/** Marks invented figures and papers; nothing for an owner's real ones. */
export function SampleMark() {
  return sampleMark ? <Badge tone="caution">{sampleMark}</Badge> : null
}
