import { apiFetch } from '#platform/client/api-fetch.ts'
import { type Choices, EVERYTHING, NOTHING_MORE, readConsent } from '../model/consent.ts'
import { announceConsent, isAllowed } from './consent.ts'
import { signalConsent } from './signals.ts'
import { sweep } from './sweep.ts'

/** Works the buttons of the question. It is fetched when one of them is pressed. */
export async function press(button: HTMLElement): Promise<void> {
  const region = button.closest<HTMLElement>('#consent')!
  const answer = button.dataset.consentAnswer
  if (answer === 'preferences') return unfold(region, button)
  // Nothing would keep the answer; it says so, and goes for as long as this page lasts.
  if (document.documentElement.dataset.cookies === 'off') return putAway(region, true)
  if (answer === 'accept') return give(region, EVERYTHING)
  if (answer === 'reject') return give(region, NOTHING_MORE)
  return give(region, chosen(region))
}

function unfold(region: HTMLElement, button: HTMLElement): void {
  const choices = region.querySelector<HTMLElement>('fieldset')!
  choices.hidden = !choices.hidden
  button.ariaExpanded = String(!choices.hidden)
  region.querySelector<HTMLElement>('[data-consent-answer=save]')!.hidden = choices.hidden
  if (!choices.hidden) choices.querySelector<HTMLInputElement>('input:enabled')?.focus()
}

function chosen(region: HTMLElement): Choices {
  const isOn = (name: string) => region.querySelector<HTMLInputElement>(`input[name=${name}]`)!.checked
  return { essential: true, functional: isOn('functional'), analytics: isOn('analytics'), marketing: isOn('marketing') }
}

async function give(region: HTMLElement, { functional, analytics, marketing }: Choices): Promise<void> {
  // Asked now: by the time the answer is kept, the question may have gone by itself, and the focus with it.
  const hadFocus = region.contains(document.activeElement)
  const body = JSON.stringify({ choices: { functional, analytics, marketing }, locale: document.documentElement.lang })
  const headers = { 'content-type': 'application/json' }
  const isSaved = await apiFetch('/api/consent', { method: 'POST', headers, body }, true).then(
    ({ ok }) => ok,
    () => false,
  )
  region.querySelector<HTMLElement>('[data-consent-note=failed]')!.hidden = isSaved
  if (isSaved) follow(region, hadFocus)
}

/** The cookie is there: everything that depends on it follows, without a reload. */
function follow(region: HTMLElement, hadFocus: boolean): void {
  const given = readConsent(document.cookie)
  if (!given) {
    document.documentElement.dataset.cookies = 'off'
    return
  }
  sweep(isAllowed)
  signalConsent(given.categories)
  putAway(region, hadFocus)
  announceConsent()
}

/** Whoever was in the middle of something goes on there. Whoever came from the top begins at the content. */
function putAway(region: HTMLElement, hadFocus: boolean): void {
  const { activeElement } = document
  delete document.documentElement.dataset.consent
  if (!hadFocus || !(activeElement === document.body || region.contains(activeElement))) return
  const { consentFrom } = window as { consentFrom?: HTMLElement }
  const wasSomewhere = consentFrom?.isConnected && !consentFrom.matches('.skip-link')
  const place = wasSomewhere ? consentFrom : document.getElementById('main')
  place?.focus({ preventScroll: true })
}
