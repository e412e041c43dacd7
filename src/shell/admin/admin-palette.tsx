import { blogAuthoringTexts } from '#features/blog/messages/authoring/index.ts'
import { bookingAdminTexts } from '#features/booking/messages/admin/index.ts'
import { paletteTexts } from '#features/search/messages/index.ts'
import { Palette, type PaletteProps } from '#features/search/ui/admin/palette.tsx'
import { loadPageTexts } from '#platform/client/load-page-texts.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import { adminTexts } from './messages/index.ts'
import { SCREENS } from './screens.ts'
import { SETTING_TABS } from './setting-tabs.ts'

/** Places that are not in the navigation. */
const EXTRA_SCREENS = [
  { key: 'calendar', to: '/admin/timeslots#calendar' },
  { key: 'rules', to: '/admin/timeslots#rules' },
  { key: 'newPost', to: '/blog/new' },
  { key: 'profile', to: '/profile' },
  { key: 'site', to: '/' },
] as const

type OpenProps = Pick<PaletteProps, 'open' | 'onClose'>

export async function openPalette() {
  const texts = await loadPageTexts(currentLocale(), paletteTexts, bookingAdminTexts, blogAuthoringTexts)
  return {
    default: (props: OpenProps) => (
      <TextsProvider value={texts}>
        <AdminPalette {...props} />
      </TextsProvider>
    ),
  }
}

/** The palette with the screens of the admin area and the words of the slices that own the results. */
function AdminPalette(props: OpenProps) {
  const t = useT(paletteTexts)
  const admin = useT(adminTexts)
  const booking = useT(bookingAdminTexts)
  const blog = useT(blogAuthoringTexts)
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
  return (
    <Palette
      {...props}
      screens={screens}
      settings={settings}
      nameless={booking('client.gone')}
      statusText={(status) => booking(`status.${status}`)}
      stateText={(state) => blog(`state.${state}`)}
    />
  )
}
