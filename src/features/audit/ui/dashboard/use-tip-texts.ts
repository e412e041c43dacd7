import { formatVital } from '#kernel/format-vital.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { tipTexts } from '../../messages/tips/index.ts'
import type { Tip } from '../../model/tip.ts'

export type TipWords = { title: string; change: string; action: string }
type Words = (key: string, values?: Tip['values']) => string

/** What a tip says: its kind names the texts, its values fill them. */
export function useTipTexts(): (tip: Tip) => TipWords {
  const t = useT(tipTexts) as unknown as Words
  const locale = useLocale()
  return ({ text, values }) => {
    const { metric } = values
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof metric === 'string' && ['p75', 'limit', 'before'].includes(name)
          ? formatVital(locale, metric, Number(value))
          : value,
      ]),
    )
    const action = t(`tip.${text}.action`)
    return {
      title: t(`tip.${text}.title`, shown),
      change: t(`tip.${text}.change`, shown),
      action: action.startsWith('tip.') ? t('open') : action,
    }
  }
}
