import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatShortDay } from '#features/booking/model/format-date.ts'
import { useDebounced } from '#platform/client/use-debounced.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { pencilIcon } from '#ui/icon/admin-icons.ts'
import { userIcon } from '#ui/icon/frame-icons.ts'
import { calendarIcon } from '#ui/icon/lazy-icons.ts'
import { CommandPalette, type PaletteGroup } from '#ui/overlay/command-palette.tsx'
import { paletteTexts } from '../../messages/index.ts'
import { matchesWords } from '../../model/match-words.ts'
import type { SearchResults } from '../../model/search.schema.ts'
import { searchQueries } from './search.queries.ts'

const MAX_LENGTH = 100
const DEBOUNCE_MS = 180

/** A screen or a part of one. `words`: synonyms. */
type Place = { key: string; to: string; label: string; words: string }
type ResultTexts = {
  /** Instead of the name of a client whose account was deleted. */
  nameless: string
  statusText: (status: SearchResults['appointments'][number]['status']) => string
  stateText: (state: SearchResults['posts'][number]['state']) => string
}
export type PaletteProps = ResultTexts & { open: boolean; onClose: () => void; screens: Place[]; settings: Place[] }

/** Screens and settings are matched in the browser; users, appointments and posts are searched by the API. */
export function Palette({ open, onClose, screens, settings, ...texts }: PaletteProps) {
  const t = useT(paletteTexts)
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const debouncedQuery = useDebounced(typed, DEBOUNCE_MS)
  const search = useQuery(searchQueries.results(debouncedQuery))
  const router = useRouter()
  const local = useLocalGroups(typed, { screens, settings }, go)
  const found = useFoundGroups(typed !== '' && debouncedQuery === typed ? search.data : undefined, texts, go)
  const groups = [...local, ...found].filter(({ items }) => items.length > 0)
  const isSearching = typed !== '' && (debouncedQuery !== typed || search.isFetching)

  function close() {
    onClose()
    setQuery('')
  }

  function go(href: string) {
    close()
    router.navigate({ href })
  }

  function statusText() {
    if (isSearching) return <p>{t('searching')}</p>
    if (typed !== '' && search.isError)
      return (
        <p>
          {t('failed')}{' '}
          <Button size="s" variant="ghost" className="ml-1" onClick={() => search.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )
    return groups.length === 0 && <p>{t('nothing', { query: typed })}</p>
  }

  return (
    <CommandPalette
      label={t('label')}
      placeholder={t('placeholder')}
      closeLabel={t('close')}
      open={open}
      onClose={close}
      query={query}
      onQuery={setQuery}
      maxLength={MAX_LENGTH}
      groups={groups}
      status={statusText()}
      hints={t('hints')}
    />
  )
}

function useFoundGroups(
  found: SearchResults | undefined,
  { nameless, statusText, stateText }: ResultTexts,
  go: (href: string) => void,
): PaletteGroup[] {
  const t = useT(paletteTexts)
  const locale = useLocale()
  if (!found) return []
  return [
    {
      key: 'appointments',
      label: t('group.appointments'),
      items: found.appointments.map(({ id, name, email, status, date, time }) => ({
        key: id,
        label: name || email || nameless,
        detail: `${formatShortDay(locale, date)} ${time}, ${statusText(status)}`,
        icon: calendarIcon,
        onChoose: () => go(`/admin/timeslots?appointment=${id}&date=${date}#calendar`),
      })),
    },
    {
      key: 'users',
      label: t('group.users'),
      items: found.users.map(({ id, name, email }) => ({
        key: id,
        label: name || email,
        detail: email,
        icon: userIcon,
        onChoose: () => go(`/admin/clients/${id}`),
      })),
    },
    {
      key: 'posts',
      label: t('group.posts'),
      items: found.posts.map(({ id, title, slug, state }) => ({
        key: String(id),
        label: title,
        detail: stateText(state),
        icon: pencilIcon,
        onChoose: () => go(`/edit/${id}/${slug}`),
      })),
    },
  ]
}

/** Screens and parts of the settings whose name or synonyms match. */
function useLocalGroups(
  query: string,
  { screens, settings }: Pick<PaletteProps, 'screens' | 'settings'>,
  go: (href: string) => void,
): PaletteGroup[] {
  const t = useT(paletteTexts)
  const isNamed = ({ label }: { label: string }) => Number(matchesWords(query, label))
  const groupOf = (key: 'screens' | 'settings', places: Place[]): PaletteGroup => ({
    key,
    label: t(`group.${key}`),
    items: places
      .filter(({ label, words }) => matchesWords(query, `${label} ${words}`))
      .sort((one, other) => isNamed(other) - isNamed(one))
      .map(({ key: name, to, label }) => ({ key: name, label, onChoose: () => go(to) })),
  })
  // Matches of the name come before matches of a synonym, also between groups.
  return [groupOf('screens', screens), groupOf('settings', query ? settings : [])].sort(
    (one, other) => other.items.slice(0, 1).filter(isNamed).length - one.items.slice(0, 1).filter(isNamed).length,
  )
}
