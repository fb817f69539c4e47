import { Button } from '#src/ui/button.tsx'
import { partOfSize } from '#src/ui/text/file-size.ts'
import type { PictureUpload } from './use-picture-uploads.ts'

interface PictureUploadsProps {
  uploads: PictureUpload[]
  onRetry: (upload: PictureUpload) => void
  onRemove: (upload: PictureUpload) => void
  /** Asks for the alternative text of a picture in the text. */
  onDescribe: (upload: PictureUpload) => void
}

/** Pictures on their way into the text: progress, failures, and missing descriptions. */
export function PictureUploads({ uploads, onRetry, onRemove, onDescribe }: PictureUploadsProps) {
  return (
    <ul aria-label="Pictures" className="divide-y divide-line border-line border-t empty:hidden">
      {uploads.map((upload) => (
        <li key={upload.id} className="flex flex-wrap items-center gap-2 px-3 py-1 text-sm">
          <p
            role={upload.problem ? 'alert' : 'status'}
            className={upload.problem ? 'wrap-anywhere grow text-danger' : 'wrap-anywhere grow'}
          >
            {sentenceOf(upload)}
          </p>
          {!upload.problem && !upload.src && upload.total > 0 && (
            <span className="text-ink-soft tabular-nums">{partOfSize(upload.sent, upload.total)}</span>
          )}
          {upload.problem && (
            <Button variant="secondary" size="small" onClick={() => onRetry(upload)}>
              Try again
            </Button>
          )}
          {upload.src && (
            <Button variant="secondary" size="small" onClick={() => onDescribe(upload)}>
              Describe the picture
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onRemove(upload)}>
            {upload.src || upload.problem ? 'Dismiss' : 'Cancel'}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function sentenceOf({ file: { name }, problem, src }: PictureUpload): string {
  if (problem) return problem.includes(name) ? problem : `${name}: ${problem}`
  if (src) return `${name} is in the text. Describe it for people who cannot see it.`
  return `Uploading ${name}`
}
