import { createIsomorphicFn } from '@tanstack/react-start'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { CONSENT_CATEGORIES } from '#kernel/storage-registry.ts'
import { type ButtonStyleOptions, buttonStyles } from '#ui/button-styles.ts'
import { DIALOG_TEXTS } from '../content/dialog.ts'

/**
 * The consent dialog as server-rendered HTML, outside React: it is visible before hydration, CSS alone shows it while
 * there is no answer, and its texts are not sent again for hydration. `consent-buttons.ts` handles its buttons.
 */
export const consentDialog = createIsomorphicFn()
  .server((locale: Locale) => renderDialog(locale))
  .client((_: Locale) => '')

function renderDialog(locale: Locale): string {
  const t = DIALOG_TEXTS[locale]
  const rows = CONSENT_CATEGORIES.map((name) => {
    const { name: label, what } = t.categories[name]
    const state = name === 'essential' ? ' checked disabled' : ''
    const hint = name === 'essential' ? ` <small>(${t.locked})</small>` : ''
    return `<label><span><b>${label}</b>${hint}<br>${what}</span><input type="checkbox" role="switch" name="${name}"${state}></label>`
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
