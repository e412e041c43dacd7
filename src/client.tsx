// The entry script of every page. Links, menus, theme, language and the cookie banner work with it alone. It loads React
// and hydrates the page: at once, or, on content pages, when the visitor uses a control that needs it.

import type { Consent, ConsentReader } from '#features/consent/model/consent.ts'
import { hasStoredSession } from '#features/identity/ui/stored-session.ts'
import { startFrame } from '#shell/frame-behaviour.ts'
import { checkVersion, hasTypedInput, loadRecovery } from '#shell/update/watch-version.ts'

const INTENT_EVENTS = ['pointerover', 'focusin', 'keydown'] as const
const SCROLL_KEYS = /^(?:Arrow|Page|Home|End| $)/
/** The other controls work by the browser alone or by this script. */
const NEEDS_APP =
  ':is(button,input,select,textarea):not([popovertarget],[commandfor],[data-consent-answer],.theme-toggle,#consent *,search *)'
type Preload = string | { href: string }
type RouterData = { router?: { manifest?: { routes?: Record<string, { preloads?: Preload[] }> } } }

const { hydrate: hydrateWhen, measure, build, copiedAt, worker } = document.documentElement.dataset

let hasStarted = false
/** The last press that needs React, to be repeated after hydration. */
let missed: [element: HTMLElement, submitter?: HTMLElement | null] | undefined

// A prerendered page may never be shown: it counts no view and loads no session.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()

function start(): void {
  startFrame()
  addEventListener('click', recordClick, true)
  addEventListener('submit', recordSubmit, true)
  // Capture phase: React stops the propagation of clicks while it hydrates.
  addEventListener('click', ({ target }) => pressConsentButton(target as Element), true)
  pressConsentButton((window as { consentPressed?: Element }).consentPressed)

  if (hydrateWhen) {
    for (const name of INTENT_EVENTS) addEventListener(name, hydrateOnIntent, { capture: true, passive: true })
    // `pageshow` also follows a return to this page, `storage` a sign-in in another tab.
    for (const name of ['pageshow', 'hashchange', 'storage', 'consentchange']) addEventListener(name, hydrateIfNeeded)
    if (document.readyState === 'complete') hydrateIfNeeded()
    startWorker()
  } else {
    startHydration().finally(startWorker)
  }

  if (measure) import('./features/consent/ui/google-tag.ts').then((tag) => tag.startGoogleTag(measure))
  collectWhenAllowed()
  addEventListener('consentchange', collectWhenAllowed)
  addEventListener('input', ({ target }) => loadRecovery().then(({ trackInput }) => trackInput(target)), true)
  // A copy from the service worker may be of an older build.
  if (import.meta.env.PROD && !copiedAt) checkVersion(build!)
}

/** `readConsent` is undefined in a document that the first-paint script is about to reload in another language. */
function consentCategories(): Partial<Consent['categories']> {
  return (window as Partial<ConsentReader>).readConsent?.(document.cookie)?.categories ?? {}
}

/** The collecting script is loaded only with analytics consent; once loaded, it follows consent changes itself. */
function collectWhenAllowed(): void {
  if (consentCategories().analytics) import('./features/analytics/ui/collect.ts').catch(() => {})
}

/** A press on a link is no intent: the browser follows it, and the script would be loaded for the page that is left. */
function hydrateOnIntent(event: Event): void {
  const { key, ctrlKey, metaKey } = event as Partial<KeyboardEvent>
  const isIntent = key ? !(ctrlKey || metaKey || SCROLL_KEYS.test(key)) : (event.target as Element).closest?.(NEEDS_APP)
  if (isIntent) startHydration()
}

/** Pages that show something by React without an interaction. */
function hydrateIfNeeded(): void {
  if (
    hasStoredSession() ||
    hasTypedInput() ||
    // The fragment of a comment that is loaded on demand, or of an answer that is opened.
    (location.hash && !document.querySelector(':target:not(details)')) ||
    (consentCategories().functional && document.querySelector('[data-functional]')) ||
    // The return from an identity provider: React completes the sign-in.
    document.querySelector('main output .spinner') ||
    needsBookingForm()
  )
    whenIdleAfterLoad(startHydration)
}

/** The booking page shows a stored draft. The times in the visitor's zone, if they differ, need no React. */
function needsBookingForm(): boolean {
  const slot = document.querySelector<HTMLElement>('[data-at]')
  // Not the name of the zone: loading Intl for it takes 40 ms on a desktop computer.
  if (slot && !String(new Date(Number(slot.dataset.at))).includes(` ${slot.querySelector('input')!.value}:`))
    import('./features/booking/ui/page/mark-own-times.ts').then((times) => times.markOwnTimes())
  try {
    return !!document.querySelector('[name=requestType]') && 'booking-draft' in localStorage
  } catch {
    return false
  }
}

async function startHydration(): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  // Not in the task of the press: starting the requests takes tens of milliseconds on a phone.
  await yieldToMain()
  preloadPage()
  try {
    const { hydrate } = await import('./hydrate.tsx')
    // Evaluating the scripts is a long task.
    await yieldToMain()
    await hydrate(stopRecording)
  } catch (error) {
    // The next interaction tries again.
    hasStarted = false
    throw error
  }
  document.documentElement.dataset.hydrated = ''
  if (hasTypedInput()) (await loadRecovery()).restoreTypedInput()
  if (missed) (await import('./shell/replay-press.ts')).replayWhenHydrated(...missed)
}

function recordClick({ target }: Event): void {
  const control = (target as Element).closest<HTMLElement>(NEEDS_APP)
  missed = control?.matches('[type=button],[type=radio]') ? [control] : undefined
  if (control) startHydration()
}

/** Forms with `method="dialog"` are sent by React; the others by the browser. */
function recordSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.method !== 'dialog') return
  event.preventDefault()
  missed = [form, event.submitter]
  startHydration()
}

function stopRecording(): void {
  for (const name of INTENT_EVENTS) removeEventListener(name, hydrateOnIntent, true)
  removeEventListener('click', recordClick, true)
  removeEventListener('submit', recordSubmit, true)
}

/**
 * The worker copies the page and its files: in parallel with hydration it would slow that down on a small device.
 * Service workers are unavailable in some private windows and outside secure contexts.
 */
function startWorker(): void {
  if (import.meta.env.PROD && !worker)
    whenIdleAfterLoad(() =>
      import('./shell/update/watch-worker.ts').then((watch) => watch.watchForUpdates()).catch(() => {}),
    )
}

/** The cookie banner works before hydration. */
async function pressConsentButton(target: Element | null | undefined): Promise<void> {
  const button = target?.closest<HTMLElement>('[data-consent-answer]')
  if (button) (await import('./features/consent/ui/consent-buttons.ts')).handleConsentButton(button)
}

/** Ends the task, so that pending input is handled before the next one. */
function yieldToMain(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Content pages have no preload links; the router's data lists the chunks of the page. */
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
