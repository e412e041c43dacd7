import { useMemo } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import type { TemplateFact, TemplateTexts } from '#ui/form/template/template-view.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { textNamesTexts } from '../../../messages/text-names/index.ts'
import { isMessagePath } from '../../../model/texts/messages.ts'

type Chips = { facts: TemplateFact[]; texts: TemplateTexts; hasConditions: boolean }

/** Names and values of the placeholders of a text, and the texts of their chips. */
export function useTemplateChips(path: string, values: Record<string, string>): Chips {
  const t = useT(pageTextsTexts)
  const name = useT(textNamesTexts as Texts as Texts<Record<string, string>>)
  return useMemo(() => {
    const isMessage = isMessagePath(path)
    const labelOf = (key: string) => name(isMessage ? `value.${key}` : `fact.${key}`)
    return {
      facts: Object.entries(values).map(([key, value]) => ({ name: key, label: labelOf(key), value })),
      hasConditions: !isMessage,
      texts: {
        insertFact: t('chip.insertFact'),
        insertCondition: t('chip.insertCondition'),
        search: t('chip.search'),
        notFound: t('chip.notFound'),
        empty: t('chip.empty'),
        if: (fact) => t('chip.if', { fact }),
        ifFilled: t('chip.ifFilled'),
        else: t('chip.else'),
        end: t('chip.end'),
        remove: (chip) => t('chip.remove', { chip }),
        inserted: (chip) => t('chip.inserted', { chip }),
        removed: (chip) => t('chip.removed', { chip }),
      },
    }
  }, [path, values, t, name])
}
