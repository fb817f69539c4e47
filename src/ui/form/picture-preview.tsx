import { useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { type Ratio, ratioClasses } from '#src/ui/ratio.ts'

interface PicturePreviewProps {
  /** Chosen file that is not sent yet; takes precedence over `src`. */
  file: File | undefined
  /** Address of the picture on the server, or ''. */
  src: string
  alt: string
  ratio?: Ratio
  className?: string
}

/** A form's picture: the chosen file, or else the picture of the record. */
export function PicturePreview({ file, src, ...look }: PicturePreviewProps) {
  return file ? (
    <FilePicture key={`${file.name} ${file.size} ${file.lastModified}`} file={file} {...look} />
  ) : (
    <Photo src={src} {...look} />
  )
}

/** Shows a file and releases its object URL on unmount. */
function FilePicture({
  file,
  alt,
  ratio = '3 / 2',
  className,
}: Omit<PicturePreviewProps, 'src' | 'file'> & { file: File }) {
  const [address, setAddress] = useState<string>()
  const [hold] = useState(() => () => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  })
  return (
    <span ref={hold} className={classes('block w-full bg-paper-sunk', ratioClasses[ratio])}>
      {address && (
        <img
          src={address}
          alt={alt}
          className={classes('w-full object-cover', ratioClasses[ratio], className)}
        />
      )}
    </span>
  )
}
