import { useT } from '#platform/i18n/provider.tsx'
import { aiCheckTexts } from '../../messages/ai-checks/index.ts'
import { checkTexts } from '../../messages/checks/index.ts'

type Values = Record<string, string | number>
type CheckT = (key: string, values?: Values) => string

/** Title, reason and change of a check, with the values of a finding. Without texts, the id is the title. */
export function useCheckText() {
  const seo = useT(checkTexts) as unknown as CheckT
  const ai = useT(aiCheckTexts) as unknown as CheckT
  return (check: string, part: 'title' | 'why' | 'change', values: Values = {}): string => {
    const key = { title: `${check}.title`, why: `${check}.why`, change: `${check}.change` }[part]
    const text = [seo, ai].map((t) => t(key, values)).find((one) => one !== key)
    return text ?? (part === 'title' ? check : '')
  }
}
