import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { figureTexts } from '../../../messages/figures/index.ts'

export const EXAMPLE_TEXTS = [figureTexts] as const

/** In the head of every panel that shows example figures; nothing for measured ones. */
export function ExampleLabel({ isExample }: { isExample: boolean | undefined }) {
  const t = useT(figureTexts)
  return isExample ? <Badge tone="warn">{t('example')}</Badge> : null
}
