import { Skeleton, SkeletonCards, type SkeletonCardsProps } from '#src/ui/skeleton.tsx'

interface ListSkeletonProps extends SkeletonCardsProps {
  /** How many filters stand above the list. */
  fields: number
}

/** Keeps the room of a filtered list, so that nothing moves when it arrives. */
export function ListSkeleton({ fields, ...cards }: ListSkeletonProps) {
  return (
    <>
      <div aria-hidden className="mb-8 border-line border-y py-4">
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {Array.from({ length: fields }, (_, index) => index).map((field) => (
            <div key={field}>
              <Skeleton className="mb-1.5 h-[1.26875rem] w-24" />
              <Skeleton className="h-(--control)" />
            </div>
          ))}
        </div>
        <div className="mt-3 h-11" />
      </div>
      <SkeletonCards {...cards} />
    </>
  )
}
