import { databaseNames } from './list-databases.ts'

/** Databases of the version before that had one store each, and the stores that replace them. */
export const replacedDatabases = {
  'kept-staff-key': 'person-key',
  'kept-staff-drafts': 'drafts',
  'kept-staff-files': 'files',
  'kept-staff-answers': 'follow-ups',
  'kept-staff-views': 'views',
  'sign-out-marks': 'sign-out-marks',
  revocations: 'revocations',
}

/** Prefix of the databases with cached responses, which are fetched anew. */
export const cachePrefix = 'saved-staff-'

export const isEarlierDatabase = (name: string) =>
  Object.hasOwn(replacedDatabases, name) || name.startsWith(cachePrefix)

/** Whether the device has data of staff in databases of the version before. */
export const hasEarlierData = async (): Promise<boolean> => (await databaseNames()).some(isEarlierDatabase)
