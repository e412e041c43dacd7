import { Skeleton } from '#ui/skeleton.tsx'

/** The first screen of the overview while its panels load. */
export function OverviewSkeleton() {
  return (
    <div className="flex flex-col gap-[18px]">
      <div className="grid gap-[18px] xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        <div>
          <Skeleton className="mb-3 h-5 w-32" />
          <Skeleton shape="block" className="h-14 w-full" />
        </div>
        <Skeleton shape="block" className="h-80 w-full xl:col-start-2 xl:row-span-2 xl:row-start-1" />
        <Skeleton shape="block" className="h-56 w-full" />
      </div>
      <Skeleton className="mt-2 h-5 w-48" />
      <Skeleton shape="block" className="skeleton-figures h-52 w-full" />
      <Skeleton shape="block" className="skeleton-bars h-72 w-full" />
    </div>
  )
}
