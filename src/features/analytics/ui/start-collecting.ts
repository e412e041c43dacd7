import { isAllowed } from '#features/consent/ui/current-consent.ts'

/** The collecting script is loaded only with analytics consent; once loaded, it follows consent changes itself. */
export function startCollecting(): void {
  collectIfAllowed()
  addEventListener('consentchange', collectIfAllowed)
}

function collectIfAllowed(): void {
  if (isAllowed('analytics')) import('./collect.ts').catch(() => {})
}
