import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { INTL_LOCALE } from '#kernel/locale.ts'
import type { SearchProps } from '#platform/client/search-props.ts'
import { useSearchText } from '#platform/client/use-search-text.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { Paged } from '#ui/data/paged.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { usersTexts } from '../../messages/users/index.ts'
import { type UserFilter, userFilter } from '../../model/identity.schema.ts'
import { type ListedUser, usersQueries } from './users.queries.ts'
import { UsersDialog } from './users-dialog.tsx'
import { UsersRow } from './users-row.tsx'

/** The text of each value. */
const FILTERS = {
  role: { ADMIN: 'filter.role.ADMIN', USER: 'filter.role.USER' },
  verified: { yes: 'filter.verified.yes', no: 'filter.verified.no' },
  client: { yes: 'filter.client.yes', no: 'filter.client.no' },
  muted: { yes: 'filter.muted.yes', no: 'filter.muted.no' },
} as const
type FilterName = keyof typeof FILTERS

/** List of users by name, with search, filters and a dialog per user. Search and filters are part of the URL. */
export function UsersScreen({ search, onSearch }: SearchProps & Uses<[typeof usersTexts]>) {
  const t = useT(usersTexts)
  const filter = userFilter.safeParse(search).data ?? {}
  const query = typeof search.q === 'string' ? search.q : ''
  const [text, setText] = useSearchText(query, (q) => onSearch({ ...search, q: q || undefined }))
  return (
    <>
      <Field label={t('search')} className="mb-3 max-w-sm">
        <Input type="search" size="s" value={text} onValueChange={setText} />
      </Field>
      <div className="mb-5 grid max-w-3xl grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {(Object.keys(FILTERS) as FilterName[]).map((name) => (
          <Field key={name} label={t(`filter.${name}`)}>
            <Select
              size="s"
              options={[
                { value: '', label: t('all') },
                ...Object.entries(FILTERS[name]).map(([value, text]) => ({ value, label: t(text) })),
              ]}
              value={filter[name] ?? ''}
              onValueChange={(value) => onSearch({ ...search, [name]: value || undefined })}
            />
          </Field>
        ))}
      </div>
      {/* Not for a search text: counting again for each would be slow. */}
      {!query && <UserTotal filter={filter} />}
      <UserResults query={query} filter={filter} />
    </>
  )
}

function UserTotal({ filter }: { filter: UserFilter }) {
  const t = useT(usersTexts)
  const locale = useLocale()
  const { data } = useQuery(usersQueries.count(filter))
  const { total = 0, isPartial = false } = data ?? {}
  const text = isPartial
    ? t('totalOver', { count: total.toLocaleString(INTL_LOCALE[locale]) })
    : t('total', { count: total })
  // The line keeps its height while the number loads.
  return <p className="mb-3 min-h-6 text-ink-2">{data && text}</p>
}

function UserResults({ query, filter }: { query: string; filter: UserFilter }) {
  const t = useT(usersTexts)
  const [selected, setSelected] = useState<ListedUser>()
  const search = useInfiniteQuery(usersQueries.search(query, filter))
  // A refetched list updates the open dialog and never closes it.
  const listed = search.data?.pages.flatMap((page) => page.users).find(({ id }) => id === selected?.id)
  const isFiltered = query !== '' || Object.values(filter).some(Boolean)
  return (
    <>
      <Paged
        search={search}
        itemsOf={(page) => page.users}
        t={t}
        empty={t(isFiltered ? 'noneFound' : 'none')}
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
