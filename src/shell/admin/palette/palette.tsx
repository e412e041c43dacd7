import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { blogAuthoringTexts } from '#features/blog/messages/authoring/index.ts'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { formatShortDay } from '#features/booking/model/format-date.ts'
import { useDebounced } from '#platform/client/use-debounced.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider, useLocale, useT } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'
import { Button } from '#ui/button.tsx'
import { pencilIcon } from '#ui/icon/admin-icons.ts'
import { userIcon } from '#ui/icon/frame-icons.ts'
import { calendarIcon } from '#ui/icon/icons.ts'
import { CommandPalette, type PaletteGroup } from '#ui/overlay/command-palette.tsx'
import { adminTexts } from '../messages/index.ts'
import { SCREENS } from '../screens.ts'
import { SETTING_TABS } from '../setting-tabs.ts'
import { matchesWords } from './match-words.ts'
import { paletteTexts } from './messages/index.ts'
import { type SearchResults, searchQueries } from './search.queries.ts'

const MAX_LENGTH = 100
const DEBOUNCE_MS = 180

type PaletteProps = { open: boolean; onClose: () => void }

export async function openPalette() {
  const texts = await loadTexts(currentLocale(), paletteTexts, bookingAdminTexts, blogAuthoringTexts)
  return {
    default: (props: PaletteProps) => (
      <TextsProvider value={texts}>
        <Palette {...props} />
      </TextsProvider>
    ),
  }
}

/** Screens and settings are matched in the browser; users, appointments and posts are searched by the API. */
function Palette({ open, onClose }: PaletteProps) {
  const t = useT(paletteTexts)
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const debouncedQuery = useDebounced(typed, DEBOUNCE_MS)
  const search = useQuery(searchQueries.results(debouncedQuery))
  const router = useRouter()
  const local = useLocalGroups(typed, go)
  const found = useFoundGroups(typed !== '' && debouncedQuery === typed ? search.data : undefined, go)
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

function useFoundGroups(found: SearchResults | undefined, go: (href: string) => void): PaletteGroup[] {
  const t = useT(paletteTexts)
  const booking = useT(bookingAdminTexts)
  const blog = useT(blogAuthoringTexts)
  const locale = useLocale()
  if (!found) return []
  return [
    {
      key: 'appointments',
      label: t('group.appointments'),
      items: found.appointments.map(({ id, name, email, status, date, time }) => ({
        key: id,
        label: name || email || booking('client.gone'),
        detail: `${formatShortDay(locale, date)} ${time}, ${booking(`status.${status}`)}`,
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
        detail: blog(`state.${state}`),
        icon: pencilIcon,
        onChoose: () => go(`/edit/${id}/${slug}`),
      })),
    },
  ]
}

/** Places that are not in the navigation. */
const EXTRA_SCREENS = [
  { key: 'calendar', to: '/admin/timeslots#calendar' },
  { key: 'rules', to: '/admin/timeslots#rules' },
  { key: 'newPost', to: '/blog/new' },
  { key: 'profile', to: '/profile' },
  { key: 'site', to: '/' },
] as const

/** Screens and parts of the settings whose name or synonyms match. */
function useLocalGroups(query: string, go: (href: string) => void): PaletteGroup[] {
  const t = useT(paletteTexts)
  const admin = useT(adminTexts)
  const screens = [
    ...SCREENS.map(({ key, to }) => ({ key, to, label: admin(`screen.${key}`), words: t(`words.${key}`) })),
    ...EXTRA_SCREENS.map(({ key, to }) => ({ key, to, label: t(`place.${key}`), words: t(`words.${key}`) })),
  ]
  const settings = SETTING_TABS.map((tab) => ({
    key: `settings-${tab}`,
    to: `/admin/settings#${tab}`,
    label: admin(`setting.${tab}`),
    words: `${admin('screen.settings')} ${t(`words.${tab}`)}`,
  }))
  const isNamed = ({ label }: { label: string }) => Number(matchesWords(query, label))
  const groupOf = (key: 'screens' | 'settings', places: typeof settings): PaletteGroup => ({
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
