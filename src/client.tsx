// The entry script of every page. Links, menus, theme, language and the cookie banner work with it alone. It loads React
// and hydrates the page: at once, or, on content pages, when the visitor uses a control that needs it.

import { checkVersion, hasTypedInput, loadRecovery, reloadIfReplaced } from '#shell/update/watch-version.ts'
import { ENTRY_TASKS, HYDRATION_REASONS } from './entry-tasks.ts'

const INTENT_EVENTS = ['pointerover', 'focusin', 'keydown'] as const
const SCROLL_KEYS = /^(?:Arrow|Page|Home|End| $)/
/** The other controls work by the browser alone or by this script. */
const NEEDS_APP =
  ':is(button,input,select,textarea):not([popovertarget],[commandfor],[data-consent-answer],.theme-toggle,#consent *,search *)'

const { hydrate: hydrateWhen, scripts, page: dataAddress, build, copiedAt, worker } = document.documentElement.dataset

let hasStarted = false
/** The last press that needs React, to be repeated after hydration. */
let missed: [element: HTMLElement, submitter?: HTMLElement | null] | undefined

// A prerendered page may never be shown: it counts no view and loads no session.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()

function start(): void {
  for (const run of ENTRY_TASKS) run()
  addEventListener('click', recordClick, true)
  addEventListener('submit', recordSubmit, true)

  if (hydrateWhen) {
    for (const name of INTENT_EVENTS) addEventListener(name, hydrateOnIntent, { capture: true, passive: true })
    // `pageshow` also follows a return to this page, `storage` a sign-in in another tab.
    for (const name of ['pageshow', 'hashchange', 'storage', 'consentchange']) addEventListener(name, hydrateIfNeeded)
    if (document.readyState === 'complete') hydrateIfNeeded()
    startWorker()
  } else {
    startHydration().finally(startWorker)
  }

  // A copy from the service worker may be of an older build.
  if (import.meta.env.PROD && !copiedAt && build) checkVersion(build)
}

/** A press on a link is no intent: the browser follows it, and the script would be loaded for the page that is left. */
function hydrateOnIntent(event: Event): void {
  const { key, ctrlKey, metaKey } = event as Partial<KeyboardEvent>
  const isIntent = key ? !(ctrlKey || metaKey || SCROLL_KEYS.test(key)) : (event.target as Element).closest?.(NEEDS_APP)
  if (isIntent) startHydration()
}

function hydrateIfNeeded(): void {
  // The fragment of a comment that is loaded on demand, or of an answer that is opened.
  const isTargetMissing = location.hash && !document.querySelector(':target:not(details)')
  if (isTargetMissing || HYDRATION_REASONS.some((applies) => applies())) whenIdleAfterLoad(startHydration)
}

async function startHydration(): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  // Not in the task of the press: starting the requests takes tens of milliseconds on a phone.
  await yieldToMain()
  preloadPage()
  try {
    const [{ hydrate }, pageData] = await Promise.all([
      import('./hydrate.tsx'),
      dataAddress && loadPageData(dataAddress),
    ])
    // Evaluating the scripts is a long task.
    await yieldToMain()
    await hydrate(stopRecording, pageData)
  } catch (error) {
    // The next interaction tries again.
    hasStarted = false
    throw error
  }
  document.documentElement.dataset.hydrated = ''
  if (hasTypedInput()) (await loadRecovery()).restoreTypedInput()
  const press = missed
  if (press) import('./shell/replay-press.ts').then((replay) => replay.replayWhenHydrated(...press))
}

/** The loader data of a cached page that hydrates on intent have an address of their own. */
async function loadPageData(address: string) {
  const response = await fetch(address)
  return response.ok ? response.json() : reloadIfReplaced(Error(address), 'page')
}

function recordClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(NEEDS_APP)
  missed = control?.matches('[type=button],[type=radio],[form]') ? [control] : undefined
  // The browser would load the page of the button's form, without what was entered in the others.
  if (control?.matches('[form]')) event.preventDefault()
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

/** Ends the task, so that pending input is handled before the next one. */
function yieldToMain(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Content pages have no preload links; an attribute lists the chunks of the page. */
function preloadPage(): void {
  for (const href of scripts?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    )
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
