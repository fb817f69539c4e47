import type { Feature } from '#src/contract/features.ts'
import { learnFeatures } from './features.ts'

/** As if an answer of our API had just named these and no others. */
export function nameFeatures(...names: Feature[]): void {
  learnFeatures(new Response(null, { headers: { 'server-features': names.join() } }))
}
