import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** Both forms of a letter, from one source. */
export async function renderLetter(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(body)
  return { html, text: toPlainText(html, TEXT_OPTIONS) }
}

/** A button's address stands below it already, and a heading shouts enough by standing first. */
const TEXT_OPTIONS = {
  selectors: [
    { selector: 'a.button', format: 'inline' },
    { selector: 'h1', options: { uppercase: false } },
  ],
}
