import { compile } from 'html-to-text'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { STANDARD_PALETTE } from '#features/look/model/standard-tokens.ts'
import type { EmailLook } from '#features/look/server/email-look.service.ts'
import { EmailLookContext } from './email-parts.mail.tsx'

/** For older mail programs. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** HTML and plain-text part from one source. Synchronous: emails contain no Suspense. */
export function renderEmail(body: ReactElement, look: EmailLook = STANDARD_PALETTE): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(createElement(EmailLookContext, { value: look }, body))
  return { html, text: toText(html) }
}

/**
 * Compiled once: compiling takes longer than rendering. Leaves out the preview text and the URL of a button, which is
 * repeated below it; headings are not upper-cased.
 */
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'a.button', format: 'inline' },
    { selector: 'h1', options: { uppercase: false } },
  ],
})
