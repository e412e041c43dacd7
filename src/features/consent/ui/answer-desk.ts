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
  const body = JSON.stringify({ choices: { functional, analytics, marketing }, locale: document.documentElement.lang })
  const headers = { 'content-type': 'application/json' }
  const isSaved = await apiFetch('/api/consent', { method: 'POST', headers, body }, true).then(
    ({ ok }) => ok,
    () => false,
  )
  region.querySelector<HTMLElement>('[data-consent-note=failed]')!.hidden = isSaved
  if (isSaved) follow(region)
}

/** The cookie is there: everything that depends on it follows, without a reload. */
function follow(region: HTMLElement): void {
  const given = readConsent(document.cookie)
  if (!given) {
    document.documentElement.dataset.cookies = 'off'
    return
  }
  sweep(isAllowed)
  signalConsent(given.categories)
  const hadFocus = region.contains(document.activeElement)
  delete document.documentElement.dataset.consent
  announceConsent()
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
}
