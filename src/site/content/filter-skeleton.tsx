import { Skeleton } from '#src/ui/skeleton.tsx'

/** Keeps the room of a `FilterBar` with so many fields, so that the list does not move when it arrives. */
export function FilterSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden className="mb-8 border-line border-y py-4">
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {Array.from({ length: fields }, (_, place) => place).map((place) => (
          <div key={place}>
            <Skeleton className="mb-1.5 h-[1.26875rem] w-24" />
            <Skeleton className="h-(--control)" />
          </div>
        ))}
      </div>
      <div className="mt-3 h-11" />
    </div>
  )
}
