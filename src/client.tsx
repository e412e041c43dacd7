// The entry script of a page. It loads React and hydrates the page: at once, or, on content pages, when the browser is
// idle or at the first interaction. Until then links, menus and the drawer work without JavaScript.

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
// A copy from the service worker may be of an older build.
if (import.meta.env.PROD && !copiedAt) checkVersion(build!)

/**
 * The collecting script is loaded only with analytics consent; once loaded, it follows consent changes itself.
 * `readConsent` is undefined in a document that the first-paint script is about to reload in another language.
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
  try {
    const { hydrate } = await import('./hydrate.tsx')
    await yieldToMain()
    await hydrate()
  } finally {
    // The worker copies the page and its files: in parallel with hydration it would slow that down on a small device.
    // Service workers are unavailable in some private windows and outside secure contexts.
    if (import.meta.env.PROD && !worker) whenIdleAfterLoad(() => watchForUpdates().catch(() => {}))
  }
  document.documentElement.dataset.hydrated = ''
  if (hasTypedInput()) (await loadRecovery()).restoreTypedInput()
  removeEventListener('click', rememberClick, true)
  if (missedClick?.isConnected) missedClick.click()
}

const { consentPressed } = window as { consentPressed?: HTMLElement | null }
pressConsentButton(consentPressed)
// Capture phase: React stops the propagation of clicks while it hydrates.
addEventListener(
  'click',
  ({ target }) => pressConsentButton((target as Element).closest<HTMLElement>('[data-consent-answer]')),
  true,
)

/** The cookie banner works before hydration. */
async function pressConsentButton(button: HTMLElement | null | undefined): Promise<void> {
  if (button) (await import('./features/consent/ui/consent-buttons.ts')).handleConsentButton(button)
}

/** Replays a click on a button that needs React after hydration. */
function rememberClick(event: Event): void {
  missedClick = (event.target as Element).closest<HTMLElement>(NEEDS_APP) ?? undefined
}

/** Parsing the scripts is a long task on a phone: yield to pending input before hydrating. */
function yieldToMain(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Pages that hydrate late have no preload links; the router's data lists the chunks of the page. */
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
  // One frame first, so that the page is painted before this work.
  const idle = () =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 1000),
    )
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
