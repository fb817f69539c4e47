import { get } from '#src/contract/http/endpoint.ts'
import { recordOf } from '#src/contract/http/response-shape.ts'
import { siteValues } from './record.ts'

export const siteCalls = {
  /** Returns the settings that the site shows, without the address for notices. */
  readSite: get('/site', {
    access: 'visitor',
    response: recordOf(siteValues, 'site'),
    failure: 'Failed to fetch the settings of the site',
  }),
}
