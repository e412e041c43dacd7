import { type AnyRouter, HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { consentAttributes } from '#features/consent/ui/consent-attributes.ts'
import { consentDialog } from '#features/consent/ui/consent-dialog.ts'
import { hydratesOnIntent } from '#kernel/pages.ts'
import { TextsProvider, useT } from '#platform/i18n/provider.tsx'
import firstPaint from './first-paint/first-paint.ts?inline-script'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { shellTexts } from './messages/index.ts'
import { SubNavigation } from './sub-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/** The HTML document. Theme and language of `<html>` may be changed before hydration. */
export function Document({ frame: { texts, site, question }, children }: { frame: FrameData; children: ReactNode }) {
  const router = useRouter()
  return (
    <html
      lang={texts.locale}
      data-hydrate={hydrateWhen(router)}
      {...consentAttributes(router, site)}
      suppressHydrationWarning
    >
      <head>
        <script
          suppressHydrationWarning
          nonce={router.options.ssr?.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash in the CSP
          dangerouslySetInnerHTML={{ __html: firstPaintScript() }}
        />
        <HeadContent />
      </head>
      <body>
        <TextsProvider value={texts}>
          <SkipLink />
          <section
            id="consent"
            aria-labelledby="consent-title"
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, written on the server
            dangerouslySetInnerHTML={{ __html: consentDialog(texts.locale, question) }}
          />
          <TopBar site={site} />
          <SubNavigation />
          <main id="main" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <Footer site={site} />
        </TextsProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** The script has run before hydration, so the client bundle leaves its text out. */
const firstPaintScript = createIsomorphicFn()
  .server(() => firstPaint)
  .client(() => '')

/** Read once per document, by `client.tsx`. */
const hydrateWhen = createIsomorphicFn()
  .server(({ state }: AnyRouter): string | undefined =>
    hydratesOnIntent(state.location.pathname) ? 'intent' : undefined,
  )
  .client((): string | undefined => undefined)

function SkipLink() {
  const t = useT(shellTexts)
  return (
    <a href="#main" className="skip-link">
      {t('skip')}
    </a>
  )
}
