import { useT } from '#platform/i18n/provider.tsx'
import { checkTexts } from '../messages/checks/index.ts'

type Values = Record<string, string | number>
type CheckT = (key: string, values?: Values) => string

/** Title, reason and change of a check, with the values of a finding. A check without texts is called by its id. */
export function useCheckText() {
  const t = useT(checkTexts) as unknown as CheckT
  return (check: string, part: 'title' | 'why' | 'change', values: Values = {}): string => {
    const key = `${check}.${part}`
    const text = t(key, values)
    if (text !== key) return text
    return part === 'title' ? check : ''
  }
}
