import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the folder with facts about a build, beside its own. */
export const factsFolderOf = (site: string) => `${path.resolve(site)}-facts`

/** Returns the marker of a complete build, written when a build ends and removed when the next one begins. */
export const wholeMarkOf = (site: string) => path.join(factsFolderOf(site), 'whole')

/** Whether a build failed, was killed, or is in progress. A packed site was complete, and has no facts beside it. */
export const isHalfBuilt = (site: string) => existsSync(factsFolderOf(site)) && !existsSync(wholeMarkOf(site))
