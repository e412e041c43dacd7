import { useT } from '#platform/i18n/provider.tsx'
import type { PaletteGroup } from '#ui/overlay/command-palette.tsx'
import { adminTexts } from '../messages/index.ts'
import { SCREENS } from '../screens.ts'
import { SETTING_TABS } from '../setting-tabs.ts'
import { matchesWords } from './match-words.ts'
import { paletteTexts } from './messages/index.ts'

/** Places that are not in the navigation. */
const EXTRA_SCREENS = [
  { key: 'calendar', to: '/admin/timeslots#calendar' },
  { key: 'rules', to: '/admin/timeslots#rules' },
  { key: 'newPost', to: '/blog/new' },
  { key: 'profile', to: '/profile' },
  { key: 'site', to: '/' },
] as const

/** Screens and parts of the settings whose name or synonyms match. */
export function useLocalGroups(query: string, go: (href: string) => void): PaletteGroup[] {
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
