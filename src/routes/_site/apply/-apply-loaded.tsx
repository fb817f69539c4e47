import { ApplyMeta, headingFor } from './-apply-head.tsx'
import { useApplyJob } from './-use-apply-job.ts'

interface Props {
  jobId: string
}

export function LoadedMeta({ jobId }: Props) {
  return <ApplyMeta job={useApplyJob(jobId).data} />
}

export function LoadedTitle({ jobId }: Props) {
  return headingFor(useApplyJob(jobId).data)
}
