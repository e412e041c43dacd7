// Part of the entry script of every page.

/** The cookie banner works before hydration. */
export function listenForAnswers(): void {
  // Capture phase: React stops the propagation of clicks while it hydrates.
  addEventListener('click', ({ target }) => press(target as Element), true)
  press(window.consentPressed)
}

function press(target: Element | null | undefined): void {
  const button = target?.closest<HTMLElement>('[data-consent-answer]')
  if (button) import('./consent-buttons.ts').then((buttons) => buttons.handleConsentButton(button))
}

export function loadGoogleTag(): void {
  const { measure } = document.documentElement.dataset
  if (measure) import('./google-tag.ts').then((tag) => tag.startGoogleTag(measure))
}
