import { useQuery } from '@tanstack/react-query'
import { readResume } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { PdfPreview } from '#src/ui/form/pdf-preview.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { fileNameOf } from '#src/ui/text/file-link.ts'

interface ResumeFrameProps {
  /** Id of the application. */
  id: string
  address: string
}

/** Resume beside the facts, from the device or the network; nothing if the file is not a PDF or cannot be read. */
export function ResumeFrame({ id, address }: ResumeFrameProps) {
  const query = useQuery({
    // A renewed address of the same file differs in its signature alone.
    queryKey: ['resume-file', 'staff', id, address.replace(/\?.*/, '')],
    queryFn: async ({ signal }) => {
      const resume = await readResume(id, address, signal)
      return resume ? new File([resume], fileNameOf(address), { type: resume.type }) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The file of an applicant does not stay in memory longer than it is on the screen.
    gcTime: 0,
    retry: false,
  })
  if (query.isPending) return <Skeleton className="h-[70dvh] w-full" />
  if (!query.data) return null
  return <PdfPreview key={id} file={query.data} frame="h-[70dvh] min-h-[400px]" />
}
