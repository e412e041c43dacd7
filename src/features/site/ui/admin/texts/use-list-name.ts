import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import type { PageTexts } from '../../../model/texts/text-editing.schema.ts'
import { textNameOf } from '../../../model/texts/text-rule.ts'

/** Name of a list for the owner: "Steps", "Questions: General". */
export function useListName(data?: Pick<PageTexts, 'lists'>): (path: string) => string {
  const t = useT(pageTextsTexts as Texts as Texts<Record<string, string>>)
  const locale = useLocale()
  return (path) => {
    const [, category] = /^faq\.([\w-]+)\.items$/.exec(path) ?? []
    const name = t(`list.${textNameOf(path)}`)
    const parts = data?.lists.find((list) => list.path === 'faq')?.parts ?? []
    const heading = parts.find(({ id }) => id === category)?.names[locale]
    return heading ? `${name}: ${heading}` : name
  }
}
