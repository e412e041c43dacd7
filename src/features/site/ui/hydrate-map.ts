import { isAllowed } from '#features/consent/ui/current-consent.ts'

/** React replaces the address by the interactive map, which needs functional consent. */
export function canShowMap(): boolean {
  return isAllowed('functional') && !!document.querySelector('[data-functional]')
}
