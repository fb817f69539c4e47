import { Wrench } from 'lucide-react'
import { classes } from '#src/ui/classes.ts'
import { PicturePreview } from '#src/ui/form/picture-preview.tsx'

interface ServiceIconProps {
  src: string
  /** File chosen in the form and not yet sent. */
  file?: File | undefined
  large?: boolean
}

/** A service's icon in a framed square; a tool icon if it has none. */
export function ServiceIcon({ src, file, large }: ServiceIconProps) {
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center overflow-hidden border border-line bg-paper-sunk text-ink-soft',
        large ? 'size-14' : 'size-8',
      )}
    >
      {src || file ? (
        <PicturePreview file={file} src={src} alt="" ratio="1" />
      ) : (
        <Wrench aria-hidden size={large ? 24 : 16} strokeWidth={1.5} />
      )}
    </span>
  )
}
