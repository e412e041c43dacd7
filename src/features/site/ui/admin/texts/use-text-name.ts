import { useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { isMessagePath } from '../../../model/texts/messages.ts'
import { textNameOf } from '../../../model/texts/text-rule.ts'

/** Name of a text for the owner: "Heading", "Answer". */
export function useTextName(): (path: string) => string {
  const t = useT(pageTextsTexts as Texts as Texts<Record<string, string>>)
  return (path) => {
    const name = textNameOf(path)
    if (!isMessagePath(path)) return t(`field.${name}`)
    return t(name === 'one' || name === 'other' ? `message.${name}` : 'message')
  }
}
