import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { usersTexts } from '../../messages/users/index.ts'
import { type ListedUser, usersQueries } from './users.queries.ts'
import { UsersDialog } from './users-dialog.tsx'
import { UsersRow } from './users-row.tsx'

/** Searchable list of users, with a dialog per user. */
export function UsersScreen({ initialQuery = '' }: { initialQuery?: string }) {
  const t = useT(usersTexts)
  const [query, setQuery] = useState(initialQuery)
  return (
    <>
      <Field label={t('search')} className="mb-6 max-w-sm">
        <Input type="search" size="s" value={query} onValueChange={setQuery} />
      </Field>
      <UserResults query={useDeferredValue(query.trim())} />
    </>
  )
}

function UserResults({ query }: { query: string }) {
  const t = useT(usersTexts)
  const [selected, setSelected] = useState<ListedUser>()
  const search = useInfiniteQuery(usersQueries.search(query))
  // A refetched list updates the open dialog and never closes it.
  const listed = search.data?.pages.flatMap((page) => page.users).find(({ id }) => id === selected?.id)
  return (
    <>
      <Paged
        search={search}
        itemsOf={(page) => page.users}
        t={t}
        empty={t(query ? 'noneFound' : 'none')}
        more={t('more')}
      >
        {(users) => (
          <ul aria-label={t('list')} className="mb-6 border-line border-t">
            {users.map((user) => (
              <UsersRow key={user.id} user={user} onManage={() => setSelected(user)} />
            ))}
          </ul>
        )}
      </Paged>
      {selected && <UsersDialog user={listed ?? selected} onClose={() => setSelected(undefined)} />}
    </>
  )
}
