import { useQuery, useQueryClient } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'

/** The job that an address asks for. */
export function useApplyJob(jobId: string) {
  // The parts of the page come one by one: what one was refused, the next does not ask for again.
  return useQuery({ ...content.careers.detail(jobId, useQueryClient()), retryOnMount: false })
}
