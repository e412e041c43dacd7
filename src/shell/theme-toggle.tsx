import { useSyncExternalStore } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { barButton } from './bar-styles.ts'
import { shellTexts } from './messages/index.ts'
import { isDark, onThemeChange, setDark } from './preferences.ts'

export function ThemeToggle() {
  const t = useT(shellTexts)
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false)
  return (
    <button type="button" className={barButton} aria-pressed={dark} aria-label={t('darkTheme')} onClick={() => setDark(!isDark())}>
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="not-dark:hidden" />
    </button>
  )
}
