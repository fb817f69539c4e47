import { classes } from '#src/ui/classes.ts'
import { type Ratio, ratioClasses } from '#src/ui/ratio.ts'
import { FileDrop } from './file-drop.tsx'
import type { CustomField } from './form-field.tsx'
import { PicturePreview } from './picture-preview.tsx'

interface ImageDropProps extends Pick<CustomField, 'control' | 'value' | 'onChange' | 'problemOf'> {
  /** Address of the record's current picture, or ''. */
  current: string
  /** Description of the picture for users who cannot see it. */
  alt: string
  ratio?: Ratio
  accept?: string
  /** Class of the picture: `object-contain!` for pictures that must not be cropped. */
  pictureClass?: string
}

const emptyFrame = 'grid place-items-center bg-paper-sunk p-2 text-center text-ink-soft text-sm'

/**
 * An area to choose or drop one picture, with a preview. For a form's `Field`:
 *
 *     <Field name="photo" label="Photo">{(field) => <ImageDrop {...field} current={photo} alt="Photo" />}</Field>
 */
export function ImageDrop({
  control,
  value,
  onChange,
  problemOf,
  current,
  alt,
  ratio = '1',
  accept = 'image/*',
  pictureClass = '',
}: ImageDropProps) {
  const file = value instanceof File ? value : undefined
  return (
    // Use the element's own width: a narrow column of a wide window has no room beside the picture.
    <div className="@container">
      <div className="grid grid-cols-1 items-center gap-3 @sm:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="w-32 max-w-full overflow-hidden rounded-md border border-line">
          {file || current ? (
            <PicturePreview file={file} src={current} alt={alt} ratio={ratio} className={pictureClass} />
          ) : (
            // The drawing for missing pictures would look like a chosen one.
            <p className={classes(emptyFrame, ratioClasses[ratio])}>No picture yet</p>
          )}
        </div>
        <FileDrop control={control} file={file} onChange={onChange} problemOf={problemOf} accept={accept}>
          {current ? 'Choose another picture, or drop it here' : 'Choose a picture, or drop it here'}
        </FileDrop>
      </div>
    </div>
  )
}
