import { apiFetch } from '#platform/client/api-fetch.ts'
import { ALL_CATEGORIES, type Choices, ESSENTIAL_ONLY } from '../model/consent.ts'
import { dispatchConsentChange } from './consent-change.ts'
import { currentConsent, isAllowed } from './current-consent.ts'
import { eraseDisallowedStorage } from './erase-storage.ts'
import { updateGoogleConsent } from './google-consent.ts'

/** Handles the buttons of the consent dialog, and the one in the footer that withdraws the answer. Loaded on the first click. */
export async function handleConsentButton(button: HTMLElement): Promise<void> {
  const answer = button.dataset.consentAnswer
  if (answer === 'reset') return (await import('./reset-consent.ts')).resetConsent()
  const region = button.closest<HTMLElement>('#consent')
  if (!region) return
  if (answer === 'preferences') return togglePreferences(region, button)
  // Cookies are disabled, so the answer cannot be stored: hide the dialog for this page view.
  if (document.documentElement.dataset.cookies === 'off') return hideDialog(region, true)
  if (answer === 'accept') return submitAnswer(region, ALL_CATEGORIES)
  if (answer === 'reject') return submitAnswer(region, ESSENTIAL_ONLY)
  return submitAnswer(region, selectedChoices(region))
}

function togglePreferences(region: HTMLElement, button: HTMLElement): void {
  const choices = region.querySelector<HTMLElement>('fieldset')
  const save = region.querySelector<HTMLElement>('[data-consent-answer=save]')
  if (!choices || !save) return
  choices.hidden = !choices.hidden
  button.ariaExpanded = String(!choices.hidden)
  save.hidden = choices.hidden
  if (!choices.hidden) choices.querySelector<HTMLInputElement>('input:enabled')?.focus()
}

function selectedChoices(region: HTMLElement): Choices {
  const isOn = (name: string) => region.querySelector<HTMLInputElement>(`input[name=${name}]`)?.checked === true
  return { essential: true, functional: isOn('functional'), analytics: isOn('analytics'), marketing: isOn('marketing') }
}

async function submitAnswer(region: HTMLElement, { functional, analytics, marketing }: Choices): Promise<void> {
  // Read before the request: the dialog may have been hidden by another tab by the time it completes.
  const hadFocus = region.contains(document.activeElement)
  const { lang: locale, dataset } = document.documentElement
  const { askedSince } = dataset
  const body = JSON.stringify({ choices: { functional, analytics, marketing }, locale, askedSince })
  const headers = { 'content-type': 'application/json' }
  const response = await apiFetch('/api/consent', { method: 'POST', headers, body }, true).catch(() => undefined)
  // The question has changed since the page was loaded.
  if (response?.status === 409) return location.reload()
  const isSaved = response?.ok === true
  const note = region.querySelector<HTMLElement>('[data-consent-note=failed]')
  if (note) note.hidden = isSaved
  if (isSaved) applyConsent(region, hadFocus)
}

/** Applies the new consent cookie without a reload. */
function applyConsent(region: HTMLElement, hadFocus: boolean): void {
  const consent = currentConsent()
  if (!consent) {
    document.documentElement.dataset.cookies = 'off'
    return
  }
  eraseDisallowedStorage(isAllowed)
  updateGoogleConsent(consent.categories)
  hideDialog(region, hadFocus)
  dispatchConsentChange()
}

/** Keeps the focus where it was. If it was in the dialog, moves it to the content. */
function hideDialog(region: HTMLElement, hadFocus: boolean): void {
  const { activeElement } = document
  delete document.documentElement.dataset.consent
  if (!hadFocus || !(activeElement === document.body || region.contains(activeElement))) return
  const { consentFrom } = window
  const hasPreviousFocus = consentFrom?.isConnected && !consentFrom.matches('.skip-link')
  const focusTarget = hasPreviousFocus ? consentFrom : document.getElementById('main')
  focusTarget?.focus({ preventScroll: true })
}
