import { useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { type Ratio, ratioClasses } from '#src/ui/ratio.ts'

interface ChosenPictureProps {
  /** Chosen and not sent yet; it comes before `src`. */
  file: File | undefined
  /** What is kept on the server now, or ''. */
  src: string
  alt: string
  ratio?: Ratio
  className?: string
}

/** A picture of a form: the file that was just chosen, else what the record has. */
export function ChosenPicture({ file, src, ...look }: ChosenPictureProps) {
  return file ? (
    <FilePicture key={`${file.name} ${file.size} ${file.lastModified}`} file={file} {...look} />
  ) : (
    <Photo src={src} {...look} />
  )
}

/** Its address is released when it goes. */
function FilePicture({
  file,
  alt,
  ratio = '3 / 2',
  className,
}: Omit<ChosenPictureProps, 'src' | 'file'> & { file: File }) {
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
