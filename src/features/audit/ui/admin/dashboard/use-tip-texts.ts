import { formatVital } from '#features/analytics/model/vitals/format-vital.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { tipTexts } from '../../../messages/tips/index.ts'
import type { Tip } from '../../../model/tip.schema.ts'
import { useCheckText } from '../check-texts.ts'

type TipTexts = { title: string; why: string; change: string; action: string }
type Words = (key: string, values?: Tip['values']) => string

/** Texts of a tip. Findings use the texts of their check, other tips have their own by kind. */
export function useTipTexts(): (tip: Tip) => TipTexts {
  const t = useT(tipTexts)
  const words = t as unknown as Words
  const checkText = useCheckText()
  const locale = useLocale()
  return ({ area, text, values, link, isForDeveloper }) => {
    if (area === 'seo' || area === 'ai') {
      const action = t(isForDeveloper ? 'findings' : link.startsWith('/admin/pages') ? 'editTexts' : 'open')
      const [title, why] = [checkText(text, 'title', values), checkText(text, 'why', values)]
      return { title, why, change: checkText(text, 'change', values), action }
    }
    const shown = formatValues(locale, values)
    const action = words(`tip.${text}.action`)
    return {
      title: words(`tip.${text}.title`, shown),
      why: words(`tip.${text}.why`, shown),
      change: words(`tip.${text}.change`, shown),
      action: action.startsWith('tip.') ? t('open') : action,
    }
  }
}

const MEASURED = ['p75', 'limit', 'before']

function formatValues(locale: Parameters<typeof formatVital>[0], { metric, ...values }: Tip['values']): Tip['values'] {
  if (typeof metric !== 'string') return values
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    MEASURED.includes(name) ? formatVital(locale, metric, Number(value)) : value,
  ])
  return { metric, ...Object.fromEntries(entries) }
}
