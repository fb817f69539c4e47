import { ImagePlus } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { classes } from '#src/ui/classes.ts'
import type { CustomField } from './form-field.tsx'
import { ImageSlot } from './image-slot.tsx'
import { fittingImages, judgedImages, keyedImages, movedImage, slotImages } from './image-slot-list.ts'

interface ImageSlotsProps extends Pick<CustomField, 'control' | 'value' | 'onChange' | 'problemOf'> {
  slots: number
}

/**
 * A few images, each in its own slot. A new image goes into the next free slot; images can be removed, and moved among
 * their kind. The value is a list: first the addresses of stored images, then the chosen files, because a form sends
 * the two apart. For a form's `Field`:
 *
 *     <Field name="gallery" label="Gallery">{(field) => <ImageSlots {...field} slots={6} />}</Field>
 */
export function ImageSlots({ control, value, onChange, problemOf, slots }: ImageSlotsProps) {
  const images = slotImages(value)
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [problems, setProblems] = useState<string[]>([])
  const [isOver, setOver] = useState(false)
  const free = Math.max(0, slots - images.length)

  // Files are read before they are accepted. Do not lose files chosen meanwhile.
  const latest = useRef(images)
  useEffect(() => {
    latest.current = slotImages(value)
  }, [value])

  async function add(files: Iterable<File>) {
    const { good, problems } = await judgedImages([...files], (file) => problemOf([file]))
    const room = Math.max(0, slots - latest.current.length)
    const { images: newFiles, problems: left } = fittingImages(good, room)
    setProblems([...problems, ...left])
    if (newFiles.length === 0) return
    latest.current = [...latest.current, ...newFiles]
    onChange(latest.current)
    // The file input is gone once the last slot is filled: focus the list.
    if (newFiles.length === room) list.current?.focus()
  }

  function move(from: number, to: number) {
    const next = movedImage(images, from, to)
    if (next) onChange(next)
  }

  function remove(index: number) {
    onChange(images.filter((_, other) => other !== index))
    setProblems([])
    list.current?.focus()
  }

  /** Accepts files anywhere on the slots. The browser would open them in place of the page. */
  const dropping = {
    onDragOver: (event: DragEvent) => {
      const bringsFiles = dragged === undefined && event.dataTransfer.types.includes('Files')
      if (bringsFiles || dragged !== undefined) event.preventDefault()
      setOver(bringsFiles)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      // A browser also reports a dragged image of the page as a file.
      if (dragged === undefined) void add(event.dataTransfer.files)
    },
  }

  return (
    <div className="flex flex-col gap-2">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={`${images.length} of ${slots} images`}
        className="grid grid-cols-2 gap-3 outline-none sm:grid-cols-3 xl:grid-cols-6"
        {...dropping}
      >
        {keyedImages(images).map(({ key, image }, index) => (
          <ImageSlot
            key={key}
            image={image}
            position={index + 1}
            earlier={movedImage(images, index, index - 1) && (() => move(index, index - 1))}
            later={movedImage(images, index, index + 1) && (() => move(index, index + 1))}
            onRemove={() => remove(index)}
            isDragged={dragged === index}
            takes={dragged !== undefined && movedImage(images, dragged, index) !== undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDrop={() => {
              if (dragged !== undefined) move(dragged, index)
              setDragged(undefined)
            }}
          />
        ))}
        {free > 0 && (
          <NextSlot key="next" control={control} isOver={isOver} onAdd={(files) => void add(files)} />
        )}
        {Array.from({ length: free - 1 }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: free slots are all alike
            key={index}
            aria-hidden
            className="grid min-h-36 place-items-center rounded-md border border-line border-dashed font-display text-ink-soft text-lg"
          >
            {images.length + index + 2}
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft text-sm">
        {`${images.length} of ${slots} images`}
      </p>
      {problems.length > 0 && (
        <div role="alert">
          {problems.map((problem) => (
            <p key={problem} className="wrap-anywhere font-medium text-danger text-sm">
              {problem}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

interface NextSlotProps extends Pick<CustomField, 'control'> {
  /** Files are being dragged over the slots. */
  isOver: boolean
  onAdd: (files: File[]) => void
}

/** The first free slot: a control to choose images. */
function NextSlot({ control, isOver, onAdd }: NextSlotProps) {
  const hint = `${control.id}-next`
  return (
    <li
      className={classes(
        'relative grid min-h-36 place-items-center rounded-md border border-dashed p-2 text-center transition-colors hover:border-ink',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-signal has-[input:focus-visible]:outline-offset-2',
        isOver ? 'border-signal bg-signal/8' : 'border-edge',
      )}
    >
      <span className="flex flex-col items-center gap-1" id={hint}>
        <ImagePlus aria-hidden size={24} strokeWidth={1.25} className="text-signal" />
        <span className="text-sm">Add an image, or drop it here</span>
      </span>
      <input
        {...control}
        type="file"
        accept="image/*"
        multiple
        aria-describedby={classes(hint, control['aria-describedby'])}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])])
          // Without a reset, choosing the same file again fires no change event.
          currentTarget.value = ''
        }}
      />
    </li>
  )
}
