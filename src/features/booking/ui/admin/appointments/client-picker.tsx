import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type ListedUser, usersQueries } from '#features/identity/ui/admin/users.queries.ts'
import { fullName } from '#kernel/user.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForgetError } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { focusOnMount } from './focus-on-mount.ts'

type ClientPickerProps = {
  chosen: { name: string; email: string } | undefined
  onChoose: (client: ListedUser | undefined) => void
  /** With the search text, which may be the name or the address of the guest. */
  onGuest: (typed: string) => void
}

/** Searches user accounts. */
export function ClientPicker({ chosen, onChoose, onGuest }: ClientPickerProps) {
  const t = useT(bookingAdminTexts)
  const forget = useForgetError()
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query.trim())

  if (chosen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line-strong px-4 py-2.5">
        <p role="status" className="min-w-0">
          <span className="sr-only">{t('book.chosen', { name: chosen.name })}</span>
          <span aria-hidden="true" className="block font-semibold">
            {chosen.name}
          </span>
          <span className="block break-all text-ink-2">{chosen.email}</span>
        </p>
        <Button size="s" variant="ghost" onClick={() => onChoose(undefined)}>
          {t('book.other')}
        </Button>
      </div>
    )

  return (
    <div>
      <Field name="clientId" label={t('book.client')} help={t('book.search')}>
        <Input
          ref={focusOnMount}
          type="search"
          size="s"
          required
          value={query}
          onValueChange={setQuery}
          autoComplete="off"
        />
      </Field>
      <ClientResults
        query={searched}
        onChoose={(client) => {
          forget('clientId')
          onChoose(client)
        }}
      />
      <Button size="s" variant="ghost" className="mt-2.5" onClick={() => onGuest(query.trim())}>
        {t('guest.book')}
      </Button>
    </div>
  )
}

function ClientResults({ query, onChoose }: { query: string; onChoose: (client: ListedUser) => void }) {
  const t = useT(bookingAdminTexts)
  const { data } = useInfiniteQuery({ ...usersQueries.search(query), enabled: query.length > 1 })
  if (query.length < 2 || !data) return null
  const users = data.pages.flatMap((page) => page.users).filter(({ isDisabled }) => !isDisabled)
  return (
    <div className="mt-2">
      <p role="status" className="sr-only">
        {users.length > 0 ? t('book.found', { count: users.length }) : t('book.nobody')}
      </p>
      {users.length === 0 ? (
        <p aria-hidden="true" className="text-ink-2">
          {t('book.nobody')}
        </p>
      ) : (
        <ul className="max-h-56 overflow-y-auto rounded-sm border border-line">
          {users.slice(0, 8).map((user) => (
            <li key={user.id} className="border-line border-t first:border-t-0">
              <button
                type="button"
                onClick={() => onChoose(user)}
                className="block w-full cursor-pointer px-3 py-2 text-left hover:bg-wash focus-visible:-outline-offset-3"
              >
                <span className="block font-semibold">{fullName(user)}</span>
                <span className="block break-all text-ink-2">{user.emailAddress}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
