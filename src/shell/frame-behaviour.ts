import { chooseLanguage, followOtherTab, isDark, setDark, showStoredTheme } from './preferences.ts'

// Part of the entry script of every page: the frame works without React, before and after hydration.

const LOGO_SCROLL_PX = 100

export function startFrame(): void {
  markScrolled()
  addEventListener('scroll', markScrolled, { passive: true })
  // A page that was opened meanwhile may have changed the theme.
  showStoredTheme()
  addEventListener('pageshow', showStoredTheme)
  addEventListener('storage', followOtherTab)
  // Capture phase: React stops the propagation of clicks while it hydrates.
  addEventListener('click', handleClick, true)
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) document.querySelector('[type=speculationrules]')?.remove()
}

/** Shows the logo on the landing page. */
function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > LOGO_SCROLL_PX)
}

function handleClick(event: MouseEvent): void {
  const target = event.target as Element
  const button = target.closest('button')
  const link = target.closest('a')
  if (button?.matches('.theme-toggle')) setDark(!isDark())
  if (button) invokeWhereUnsupported(button)
  // A press beside the sheet has the dialog itself as its target.
  if (link || target.matches('.drawer')) target.closest<HTMLDialogElement>('.drawer')?.close()
  if (!link) return
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
  // After a change of the language the same URL is another page.
  if (link.closest('#language-menu')) rememberLanguage(link)
  else if (link.href === location.href && link.closest('header, footer') && !opensElsewhere) {
    event.preventDefault()
    const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isInstant ? 'instant' : 'smooth' })
  }
}

/** Opens and closes dialogs and menus in browsers without `commandfor` (Safari before 26.2) or `popovertarget`. */
function invokeWhereUnsupported(button: HTMLButtonElement): void {
  const targetOf = (name: string) => document.getElementById(button.getAttribute(name) ?? '')
  const supports = (property: string) => property in HTMLButtonElement.prototype
  const dialog = targetOf('commandfor') as HTMLDialogElement | null
  if (dialog && !supports('commandForElement')) {
    if (button.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  }
  // Without popovers `frame.css` hides the menu unless it has this attribute.
  if (!supports('popoverTargetElement')) targetOf('popovertarget')?.toggleAttribute('data-open')
}

/** The language of the link is stored, so its URL needs no `lng`; the fragment is kept. */
function rememberLanguage(link: HTMLAnchorElement): void {
  chooseLanguage(link.hreflang)
  link.href = link.href.replace(/.lng=nl$/, '')
  link.hash = location.hash
}
