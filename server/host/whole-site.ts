import { existsSync } from 'node:fs'
import path from 'node:path'

/** What a build says about itself, in a folder beside its own. */
export const factsFolderOf = (site: string) => `${path.resolve(site)}-facts`

/** Written when a build has come to its end, removed when the next one begins. */
export const wholeMarkOf = (site: string) => path.join(factsFolderOf(site), 'whole')

/** Whether a build failed, was killed, or is under way. A site that was packed was whole, and has no facts beside it. */
export const isHalfBuilt = (site: string) => existsSync(factsFolderOf(site)) && !existsSync(wholeMarkOf(site))
