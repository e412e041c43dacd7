import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { ADVISED_LENGTH, lengthAdvice, lengthOf } from '#ui/text-length.ts'
import { fill, placeholdersIn } from '../../../content/fill.ts'
import { pageTextsTexts } from '../../../messages/page-texts/index.ts'
import { textNamesTexts } from '../../../messages/text-names/index.ts'
import type { EditableText } from '../../../model/texts/text-editing.schema.ts'
import { textNameOf } from '../../../model/texts/text-rule.ts'

type TextHelpProps = { text: EditableText; value: string; locale: Locale; facts: Record<string, string> }

/** Length of a text with its placeholders filled in, what its format is, and facts that the law asks for. */
export function TextHelp({ text, value, locale, facts }: TextHelpProps) {
  const t = useT(pageTextsTexts)
  const nameOf = useT(textNamesTexts)
  const shown = fill(value, facts)
  const removed = removedFacts(text, value, locale)
  return (
    <>
      {isHead(text.path) ? (
        <HeadLength field={isHead(text.path) as keyof typeof ADVISED_LENGTH} text={shown} />
      ) : (
        <span>{t('length', { count: lengthOf(shown), most: text.maxLength })}</span>
      )}
      {text.kind === 'markdown' && <span className="block">{t('markdown')}</span>}
      {removed.length > 0 && (
        <span className="block text-warn">
          {t('removedFacts', { facts: removed.map((name) => nameOf(`fact.${name}` as 'fact.companyName')).join(', ') })}
        </span>
      )}
    </>
  )
}

function isHead(path: string): string | undefined {
  const name = textNameOf(path)
  return path.startsWith('pages.') && path.split('.').length === 3 && name in ADVISED_LENGTH ? name : undefined
}

/** The sentences of the policies name facts that the law asks for. */
function removedFacts({ path, texts }: EditableText, value: string, locale: Locale): string[] {
  if (!path.startsWith('legal.')) return []
  const named = placeholdersIn(value)
  return [...placeholdersIn(texts[locale].standard)].filter((name) => !named.has(name))
}

function HeadLength({ field, text }: { field: keyof typeof ADVISED_LENGTH; text: string }) {
  const t = useT(pageTextsTexts)
  const { least, most } = ADVISED_LENGTH[field]
  const advice = lengthAdvice(text, ADVISED_LENGTH[field])
  const count = lengthOf(text)
  if (advice === 'good') return <span className="text-ok">{t('length.good', { count })}</span>
  return <span className="text-warn">{t(`length.${advice}`, { count, least, most })}</span>
}
