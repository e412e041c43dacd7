import type { ReactNode } from 'react'
import { FailedNote } from './failed-note.tsx'
import { Loading, SkeletonText } from './skeleton.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown }
  t: (key: 'loading' | 'failed' | 'retry') => string
  /** Lines of the default skeleton. */
  lines?: number
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** The data of a query: a skeleton while it loads, a note when it failed. Data of an earlier load stays visible. */
export function Loaded<Data>({ query, t, lines = 5, skeleton, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query
  if (data === undefined && !isError)
    return <Loading label={t('loading')}>{skeleton ?? <SkeletonText lines={lines} />}</Loading>
  return (
    <>
      {isError && (
        <FailedNote retry={t('retry')} onRetry={refetch} className={data === undefined ? undefined : 'mb-4'}>
          {t('failed')}
        </FailedNote>
      )}
      {data !== undefined && children(data)}
    </>
  )
}
