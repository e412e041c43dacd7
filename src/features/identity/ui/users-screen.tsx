import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Note } from '#ui/note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { usersTexts } from '../messages/users/index.ts'
import { usersQueries } from './users.queries.ts'
import { UsersDialog } from './users-dialog.tsx'
import { UsersRow } from './users-row.tsx'

/** Find somebody, then decide what they may. */
export function UsersScreen() {
  const t = useT(usersTexts)
  const [query, setQuery] = useState('')
  return (
    <>
      <Field label={t('search')} className="mb-6 max-w-sm">
        <Input type="search" size="s" value={query} onValueChange={setQuery} />
      </Field>
      <Found query={useDeferredValue(query.trim())} />
    </>
  )
}

function Found({ query }: { query: string }) {
  const t = useT(usersTexts)
  const [openId, setOpenId] = useState<string>()
  const search = useInfiniteQuery(usersQueries.search(query))
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = search

  if (isError)
    return (
      <Note tone="danger" live>
        {t('failed')}{' '}
        <Button size="s" variant="ghost" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Note>
    )
  if (!data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={6} />
      </Loading>
    )

  const users = data.pages.flatMap((page) => page.users)
  const open = users.find(({ id }) => id === openId)
  if (users.length === 0) return <EmptyState>{t(query ? 'noneFound' : 'none')}</EmptyState>

  return (
    <>
      <ul aria-label={t('list')} className="mb-6 border-line border-t">
        {users.map((user) => (
          <UsersRow key={user.id} user={user} onManage={() => setOpenId(user.id)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {open && <UsersDialog user={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
