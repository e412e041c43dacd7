import { plainTextSelectors } from '@react-email/render'
import { compile } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** For older mail programs. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** HTML and plain-text part from one source. Synchronous: emails contain no Suspense. */
export function renderEmail(body: ReactElement): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(body)
  return { html, text: toText(html) }
}

/**
 * Compiled once: compiling takes longer than rendering. The URL of a button is left out because it is repeated below;
 * headings are not upper-cased.
 */
const toText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'a.button', format: 'inline' },
    { selector: 'h1', options: { uppercase: false } },
  ],
})
