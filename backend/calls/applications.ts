import { type Outcome, route } from '#backend/http/call.ts'
import { setApplicationStatus } from '#src/contract/applications/calls.ts'
import { findOr404 } from './records.ts'

export const setApplicationStatusRoute = route(setApplicationStatus, async (call): Promise<Outcome> => {
  const { _id: id } = await findOr404('applications', call)
  const { status } = await call.input()
  const decidedAt = ['hired', 'rejected'].includes(status) ? call.now.toISOString() : null
  return {
    body: 'Job application status updated successfully',
    changes: [{ update: 'applications', id, fields: { status, decidedAt } }],
  }
})
