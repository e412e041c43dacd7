import { toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What mail programs of the old school still ask for. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Both forms of a letter, from one source. Nothing in a letter waits for anything, so it needs no stream. */
export function renderLetter(body: ReactElement): { html: string; text: string } {
  const html = DOCTYPE + renderToStaticMarkup(body)
  return { html, text: toPlainText(html, TEXT_OPTIONS) }
}

/** A button's address stands below it already, and a heading shouts enough by standing first. */
const TEXT_OPTIONS = {
  selectors: [
    { selector: 'a.button', format: 'inline' },
    { selector: 'h1', options: { uppercase: false } },
  ],
}
