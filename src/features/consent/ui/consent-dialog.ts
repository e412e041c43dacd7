import { createIsomorphicFn } from '@tanstack/react-start'
import { escapeHtml } from '#kernel/escape-html.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { CONSENT_CATEGORIES, type ConsentCategory } from '#kernel/storage-registry.ts'
import { type ButtonStyleOptions, buttonStyles } from '#ui/button-styles.ts'
import type { ConsentQuestion } from '../content/dialog.ts'

/**
 * The consent dialog as server-rendered HTML, outside React: it is visible before hydration, CSS alone shows it while
 * there is no answer, and its texts are not sent again for hydration. `consent-buttons.ts` handles its buttons.
 */
export const consentDialog = createIsomorphicFn()
  .server((locale: Locale, question: ConsentQuestion | undefined) => (question ? renderDialog(locale, question) : ''))
  .client((_: Locale, __: ConsentQuestion | undefined) => '')

/** A switch per category; one that nothing uses is off and disabled. */
function renderDialog(locale: Locale, question: ConsentQuestion): string {
  const t = escapeTexts(question)
  const fixed: { [Name in ConsentCategory]?: { state: string; hint: string } } = {
    essential: { state: ' checked disabled', hint: t.locked },
    ...(t.unusedHint ? { marketing: { state: ' disabled', hint: t.unusedHint } } : {}),
  }
  const rows = CONSENT_CATEGORIES.map((name) => {
    const { name: label, what } = t.categories[name]
    const { state = '', hint } = fixed[name] ?? {}
    const small = hint ? ` <small>(${hint})</small>` : ''
    return `<label><span><b>${label}</b>${small}<br>${what}</span><input type="checkbox" role="switch" name="${name}"${state}></label>`
  })
  const button = (answer: string, variant: ButtonStyleOptions['variant'], text: string, more = '') =>
    `<button type="button" class="${buttonStyles({ variant })}" data-consent-answer="${answer}"${more}>${text}</button>`
  return `<h2 id="consent-title">${t.title}</h2>
<p>${t.lead} <a href="${localizedPath(locale, '/cookies')}">${t.more}</a></p>
<fieldset id="consent-choices" hidden><legend>${t.choose}</legend>${rows.join('')}</fieldset>
<p data-consent-note="noCookies">${t.noCookies}</p><p data-consent-note="failed" role="alert" hidden>${t.failed}</p>
<div>${button('reject', 'ghost', t.reject)}${button('accept', 'ghost', t.accept)}
${button('preferences', 'quiet', t.preferences, ' aria-expanded="false" aria-controls="consent-choices"')}
${button('save', 'primary', t.save, ' hidden')}</div>`
}

/** The owner may have written them. */
function escapeTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return escapeHtml(texts) as Texts
  return Object.fromEntries(Object.entries(texts as object).map(([name, text]) => [name, escapeTexts(text)])) as Texts
}
