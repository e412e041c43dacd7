// The first script of a page: it wakes the rest, at once or, on pages of content, when the browser is idle or somebody
// touches it. Until then links, menus and the drawer work by the browser alone.

import type { ConsentReader } from '#features/consent/model/consent.ts'
import { checkVersion, hasTypedInput, loadRecovery, watchForUpdates } from '#shell/update/watch-version.ts'

const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'keydown'] as const
const NEEDS_APP = 'button[type=button]:not([popovertarget],[commandfor],[data-consent-answer])'
type Preload = string | { href: string }
type RouterData = { router?: { manifest?: { routes?: Record<string, { preloads?: Preload[] }> } } }

let missedClick: HTMLElement | undefined
let hasStarted = false

if (document.documentElement.dataset.hydrate === 'late') {
  for (const eventName of INTERACTION_EVENTS)
    addEventListener(eventName, startHydration, { capture: true, passive: true })
  addEventListener('click', rememberClick, true)
  whenIdleAfterLoad(startHydration)
} else {
  startHydration()
}

const { measure, build, copiedAt, worker } = document.documentElement.dataset
if (measure) import('./features/consent/ui/google-tag.ts').then((tag) => tag.startGoogleTag(measure))

collectWhenAllowed()
addEventListener('consentchange', collectWhenAllowed)

addEventListener('input', ({ target }) => loadRecovery().then(({ trackInput }) => trackInput(target)), true)
if (import.meta.env.PROD) {
  // A copy that the service worker kept may be of an older build.
  if (!copiedAt) checkVersion(build!)
  // Browsers have no service worker in private windows and on addresses without https.
  if (!worker) whenIdleAfterLoad(() => watchForUpdates().catch(() => {}))
}

/**
 * Without analytics consent the collecting script is not even loaded. Loaded once, it follows the consent itself. The
 * first paint leaves `readConsent` undefined in a document that it reloads in another language.
 */
function collectWhenAllowed(): void {
  const { readConsent } = window as Partial<ConsentReader>
  if (readConsent?.(document.cookie)?.categories.analytics) import('./features/analytics/ui/collect.ts').catch(() => {})
}

async function startHydration(): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  for (const eventName of INTERACTION_EVENTS) removeEventListener(eventName, startHydration, true)
  preloadPage()
  const { hydrate } = await import('./hydrate.tsx')
  await yieldToMain()
  await hydrate()
  document.documentElement.dataset.awake = ''
  if (hasTypedInput()) (await loadRecovery()).restoreTypedInput()
  removeEventListener('click', rememberClick, true)
  if (missedClick?.isConnected) missedClick.click()
}

const { consentPressed } = window as { consentPressed?: HTMLElement | null }
pressConsentButton(consentPressed)
// On the way down: while it hydrates, React stops a click on its way up.
addEventListener(
  'click',
  ({ target }) => pressConsentButton((target as Element).closest<HTMLElement>('[data-consent-answer]')),
  true,
)

/** The question about cookies works before the application does. */
async function pressConsentButton(button: HTMLElement | null | undefined): Promise<void> {
  if (button) (await import('./features/consent/ui/consent-buttons.ts')).handleConsentButton(button)
}

/** A press on a button that needs the application is pressed again once it is there. */
function rememberClick(event: Event): void {
  missedClick = (event.target as Element).closest<HTMLElement>(NEEDS_APP) ?? undefined
}

/** The scripts have just been read, which takes a phone a while: whoever touches it now is answered first. */
function yieldToMain(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Late pages carry no preload links; the router's data names the chunks of this page. */
function preloadPage(): void {
  const { $_TSR } = window as { $_TSR?: RouterData }
  for (const { preloads = [] } of Object.values($_TSR?.router?.manifest?.routes ?? {})) {
    for (const preload of preloads) {
      const href = typeof preload === 'string' ? preload : preload.href
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
      )
    }
  }
}

function whenIdleAfterLoad(run: () => void): void {
  // The frame between puts the first paint before the work.
  const idle = () =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 1000),
    )
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
