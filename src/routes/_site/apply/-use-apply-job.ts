import { useQuery, useQueryClient } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'

/** The job that an address asks for. */
export function useApplyJob(jobId: string) {
  return useQuery(content.careers.detail(jobId, useQueryClient()))
}
