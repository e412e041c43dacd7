import { useSyncExternalStore } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { moonIcon, sunIcon } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icon.tsx'
import { shellTexts } from './messages/index.ts'
import { isDark, onThemeChange, setDark } from './preferences.ts'

export function ThemeToggle() {
  const t = useT(shellTexts)
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false)
  return (
    <button
      type="button"
      className="bar-button"
      aria-pressed={dark}
      aria-label={t('darkTheme')}
      onClick={() => setDark(!isDark())}
    >
      <Icon path={moonIcon} className="dark:hidden" />
      <Icon path={sunIcon} className="not-dark:hidden" />
    </button>
  )
}
