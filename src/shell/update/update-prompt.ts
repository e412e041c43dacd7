import type { Locale } from '#kernel/locale.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { loadRecovery } from './watch-version.ts'

const TEXTS: { [L in Locale]: { question: string; yes: string; no: string } } = {
  nl: { question: 'Er is een nieuwe versie van deze site. Nu herladen?', yes: 'Herladen', no: 'Later' },
  en: { question: 'There is a new version of this site. Reload now?', yes: 'Reload', no: 'Later' },
  fr: {
    question: 'Une nouvelle version du site est disponible. Recharger la page maintenant ?',
    yes: 'Recharger',
    no: 'Plus tard',
  },
}

let wasAsked = false

/**
 * Asks once per page whether the waiting worker may take over, without taking the focus. Not while a form has unsaved
 * input; the caller offers the update again every minute. `isNeeded`: a call of this page is gone. Then it asks in any
 * case, because saving may be what fails; the reload restores the input.
 */
export async function offerUpdate(confirm: () => void, isNeeded: boolean): Promise<void> {
  const { hasUnsavedInput } = await loadRecovery()
  if (document.getElementById('update-prompt') || (!isNeeded && (wasAsked || hasUnsavedInput()))) return
  wasAsked = true
  const { question, yes, no } = TEXTS[document.documentElement.lang as Locale] ?? TEXTS.nl
  const prompt = Object.assign(document.createElement('div'), { id: 'update-prompt', role: 'status' })
  document.body.append(prompt)
  // A live region announces changes of its content, not its insertion.
  await new Promise(requestAnimationFrame)
  prompt.append(
    Object.assign(document.createElement('p'), { textContent: question }),
    button(yes, 'primary', confirm),
    button(no, 'ghost', () => prompt.remove()),
  )
}

function button(label: string, variant: 'primary' | 'ghost', onClick: () => void): HTMLButtonElement {
  const className = buttonStyles({ variant, size: 's' })
  return Object.assign(document.createElement('button'), {
    type: 'button',
    className,
    textContent: label,
    onclick: onClick,
  })
}
