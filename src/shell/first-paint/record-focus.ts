// The element that had the focus before the cookie banner: the focus returns to it after the answer.
addEventListener('focusin', ({ target, relatedTarget }) => {
  const from = relatedTarget as HTMLElement | null
  if (from && isInBanner(target as Element) && !isInBanner(from)) window.consentFrom = from
})

function isInBanner(element: Element): boolean {
  return Boolean(element.closest('#consent'))
}
