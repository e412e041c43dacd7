import { plainTextSelectors } from '@react-email/render'
import { compile } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What mail programs of the old school still ask for. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Both forms of a letter, from one source. Nothing in a letter waits for anything, so it needs no stream. */
export function renderEmail(body: ReactElement): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(body)
  return { html, text: toText(html) }
}

/**
 * Compiled once: that takes longer than a letter. A button's address stands below it already, and a heading shouts
 * enough by standing first.
 */
const toText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'a.button', format: 'inline' },
    { selector: 'h1', options: { uppercase: false } },
  ],
})
