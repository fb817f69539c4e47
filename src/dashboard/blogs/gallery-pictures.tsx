import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '#src/api/index.ts'
import type { GalleryItem } from '#src/contract/media/record.ts'
import { hasEvery, searchable, wordsOf } from '#src/contract/search/compare/words.ts'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { Empty } from '#src/ui/empty.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { isPictureAddress } from '#src/ui/rich-text/addresses.ts'
import type { OfferedPictures } from '#src/ui/rich-text/image-dialog.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { articleTag } from './article-pictures.ts'

/** Number of pictures at most; a search narrows down more. */
const most = 24

/** Pictures of the public gallery, to choose from for an article; fetched when opened. */
export function GalleryPictures(props: OfferedPictures) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...api.media.list(), enabled: isOpen })
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="col-span-full rounded-md border border-line px-3"
    >
      <summary className="min-h-11 cursor-pointer py-3 font-semibold leading-tight">
        Choose from the gallery
      </summary>
      {isOpen && (
        <div className="pb-3">
          <QueryState
            query={query}
            skeleton={<SkeletonCards count={3} ratio="4 / 3" lines={1} className={gridClass} />}
          >
            {(items) => <Shelf {...props} items={items.filter(isUsable)} />}
          </QueryState>
        </div>
      )}
    </details>
  )
}

/** Pictures whose titles, categories or tags contain the search words. */
function Shelf({ items, source, onChoose }: OfferedPictures & { items: GalleryItem[] }) {
  const [words, setWords] = useState('')
  const isSaving = useSavesData()
  const texts = useMemo(
    () => items.map(({ title, category, tags }) => searchable([title, category, ...tags].join(' '))),
    [items],
  )
  const queryWords = wordsOf(words)
  const matches = items.filter((_item, index) => hasEvery(texts[index] ?? '', queryWords))
  if (items.length === 0)
    return <Empty title="No pictures">Pictures that visitors see in the gallery can be chosen here.</Empty>
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search the gallery"
        placeholder="Search the gallery"
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="my-2 text-ink-soft text-sm tabular-nums">
        {countOf(matches.length)}
      </p>
      <ul aria-label="Gallery" className={`${gridClass} max-h-72 overflow-y-auto p-1`}>
        {withKeys(matches.slice(0, most)).map(({ key, item: { title, imageUrl } }) => (
          <li
            key={key}
            className="relative rounded-md border border-line hover:border-ink has-aria-pressed:border-signal"
          >
            {/* The button below names the picture; in data-saver mode its load button needs its own words. */}
            <Photo
              src={imageUrl}
              alt={isSaving ? title || 'Gallery picture' : ''}
              ratio="4 / 3"
              className="rounded-t-md"
            />
            <button
              type="button"
              aria-pressed={source === imageUrl || undefined}
              onClick={() => onChoose({ src: imageUrl, alt: title })}
              className="w-full p-2 text-left text-sm after:absolute after:inset-0 after:rounded-md aria-pressed:font-semibold aria-pressed:after:outline-2 aria-pressed:after:outline-signal"
            >
              <span className="wrap-anywhere line-clamp-2">{title || '(no title)'}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function isUsable({ imageUrl, isActive, tags }: GalleryItem): boolean {
  return (isActive || tags.includes(articleTag)) && isPictureAddress(imageUrl)
}

function countOf(count: number): string {
  if (count === 0) return 'No picture has these words.'
  if (count > most) return `${most} of ${count} pictures. Words narrow them down.`
  return count === 1 ? '1 picture' : `${count} pictures`
}

const gridClass = 'grid grid-cols-2 gap-2 sm:grid-cols-3'
