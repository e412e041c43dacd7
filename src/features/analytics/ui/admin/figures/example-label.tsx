import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { figureTexts } from '../../../messages/figures/index.ts'

/** In the head of every panel that shows example figures; nothing for measured ones. Requires `figureTexts`. */
export function ExampleLabel({ isExample }: { isExample: boolean | undefined }) {
  const t = useT(figureTexts)
  return isExample ? <Badge tone="warn">{t('example')}</Badge> : null
}
