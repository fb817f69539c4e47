import type { Feature } from '#src/contract/http/features.ts'
import { learnFeatures } from './features.ts'

/** Simulates a response of our API that lists exactly these features. */
export function nameFeatures(...names: Feature[]): void {
  learnFeatures(new Response(null, { headers: { 'server-features': names.join() } }))
}
