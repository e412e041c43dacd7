import { useRouterState } from '@tanstack/react-router'
import { LANGUAGE_NAMES, type Locale, localizedPath } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { FrameIcon } from './frame-icon.tsx'
import { shellTexts } from './messages/index.ts'
import type { PageData } from './page-head.ts'

/** Plain links that load the same page in another language; `frame-behaviour.ts` remembers the choice. */
export function LanguageMenu({ languages }: { languages: readonly Locale[] }) {
  const t = useT(shellTexts)
  const current = useLocale()
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  const paths = useRouterState({
    select: ({ matches }) => (matches.at(-1)?.loaderData as PageData | undefined)?.shownPaths,
  })
  // The query string is kept; only the language changes.
  const rest = searchStr.replace(/([?&])lng=[^&]*&?/, '$1').replace(/[?&]$/, '')
  // Without a prefix the address alone does not choose a language.
  const dutch = `${rest ? '&' : '?'}lng=nl`

  return (
    <>
      <button type="button" popoverTarget="language-menu" className="bar-button w-auto px-2.5">
        <FrameIcon name="globe" />
        <span className="sr-only">{`${t('language')}: ${LANGUAGE_NAMES[current]}`}</span>
        <span className="measure text-brand-strong">{current.toUpperCase()}</span>
      </button>
      <div id="language-menu" popover="auto" className="popover-list">
        <ul aria-label={t('language')}>
          {languages.map((locale) => (
            <li key={locale}>
              <a
                href={localizedPath(locale, paths?.[locale] ?? pathname) + rest + (locale === 'nl' ? dutch : '')}
                suppressHydrationWarning
                hrefLang={locale}
                lang={locale}
                aria-current={locale === current || undefined}
                className="popover-item"
              >
                {LANGUAGE_NAMES[locale]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
