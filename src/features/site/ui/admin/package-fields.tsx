import type { Locale } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field, type FieldProps } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { packagesTexts } from '../../messages/packages/index.ts'
import type { PackageWords } from '../../model/packages.schema.ts'
import { type PackageDraft, toWordsDraft, type WordsDraft } from './packages-draft.ts'

type PackageFieldsProps = {
  packageKey: string
  language: Locale
  draft: PackageDraft
  standard: PackageWords
  onChange: (draft: PackageDraft) => void
}

export function PackageFields({ packageKey, language, draft, standard, onChange }: PackageFieldsProps) {
  const t = useT(packagesTexts)
  const words = draft.texts[language]
  const original = toWordsDraft(standard)
  const isStandard = JSON.stringify(words) === JSON.stringify(original)
  const name = words.title || standard.title || t('newPackage')

  function write(part: Partial<WordsDraft>) {
    onChange({ ...draft, texts: { ...draft.texts, [language]: { ...words, ...part } } })
  }

  return (
    <fieldset className="min-w-0 rounded-lg border border-line p-5 max-sm:p-4">
      <legend className="-ml-1.5 px-1.5 font-display font-semibold text-[1.15rem]">{name}</legend>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field
          name={`${packageKey}.price`}
          label={t('field.price')}
          hint={t('optional')}
          help={packageKey === 'basic' ? t('help.price') : undefined}
          className="w-fit max-w-md md:col-span-2"
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            className="max-w-40 font-mono"
            value={draft.price}
            onValueChange={(price) => onChange({ ...draft, price })}
          />
        </Field>
        <Words at={`${packageKey}.texts.${language}`} language={language} words={words} write={write} />
      </div>
      {!isStandard && (
        <Button
          variant="quiet"
          size="s"
          className="mt-4 -ml-3"
          aria-label={t('standardOf', { name })}
          onClick={() => write(original)}
        >
          {t('standard')}
        </Button>
      )}
    </fieldset>
  )
}

type WordsProps = { at: string; language: Locale; words: WordsDraft; write: (part: Partial<WordsDraft>) => void }

function Words({ at, language, words, write }: WordsProps) {
  const t = useT(packagesTexts)
  const lines = (name: Exclude<keyof WordsDraft, 'title'>, rows: number, field: Partial<FieldProps> = {}) => (
    <Field name={`${at}.${name}`} label={t(`field.${name}`)} {...field}>
      <Textarea
        required={name === 'description'}
        rows={rows}
        lang={language}
        value={words[name]}
        onChange={(event) => write({ [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <>
      <Field name={`${at}.title`} label={t('field.title')}>
        <Input required lang={language} value={words.title} onValueChange={(title) => write({ title })} />
      </Field>
      {lines('description', 3)}
      {lines('features', 6, { help: t('help.lines') })}
      {lines('extras', 6, { hint: t('optional'), help: t('help.lines') })}
      {lines('extraInfo', 5, { hint: t('optional'), help: t('help.paragraphs'), className: 'md:col-span-2' })}
    </>
  )
}
