import { forms } from './forms.ts'
import type { Guidance } from './guidance.ts'
import { parts } from './parts.ts'
import { sections } from './sections.ts'
import { staff } from './staff.ts'

/** Guidance by the title of a part. A resource's own screens have theirs in `parameters.guidance`. */
export const guidance: Guidance = { ...parts, ...forms, ...sections, ...staff }
