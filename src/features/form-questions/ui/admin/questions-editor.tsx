import { inLocale } from '#features/settings/model/company-facts.ts'
import { DisclosedRow } from '#features/settings/ui/admin/forms/disclosed-row.tsx'
import { LocalizedFields } from '#features/settings/ui/admin/forms/localized-fields.tsx'
import { RowListEditor, type RowProps } from '#features/settings/ui/admin/forms/row-list-editor.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Select } from '#ui/form/select.tsx'
import { trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { formQuestionsTexts } from '../../messages/index.ts'
import { QUESTION_KINDS } from '../../model/question.schema.ts'
import { type ChoiceDraft, newChoice, newQuestion, type QuestionDraft } from './question-draft.ts'

type QuestionsEditorProps = {
  /** Of the questions in the value of the setting. */
  path: string
  /** Inside a row of another list. */
  isNested?: boolean
  questions: QuestionDraft[]
  onChange: (questions: QuestionDraft[]) => void
}

export function QuestionsEditor({ path, isNested = true, questions, onChange }: QuestionsEditorProps) {
  const t = useT(formQuestionsTexts)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold leading-snug">{t('heading')}</legend>
      <RowListEditor<QuestionDraft>
        path={path}
        isNested={isNested}
        rows={questions}
        onChange={onChange}
        newRow={newQuestion}
        intro={
          <>
            <p className="mt-1 text-[0.92em] text-ink-2 leading-normal">{t('help')}</p>
            <ListError path={path} />
          </>
        }
        addLabel={t('add')}
        rowFields={QuestionRow}
      />
    </fieldset>
  )
}

/** An error of a whole list, such as too many questions. */
function ListError({ path }: { path: string }) {
  return <ErrorNote>{useFieldError(path)}</ErrorNote>
}

function QuestionRow({ path, row: question, onChange, onRemove, onMove }: RowProps<QuestionDraft>) {
  const t = useT(formQuestionsTexts)
  const locale = useLocale()
  const text = inLocale(question.label, locale)
  const name = text || t('unnamed')
  const change = (part: Partial<QuestionDraft>) => onChange({ ...question, ...part })
  return (
    <DisclosedRow
      path={path}
      startsOpen={text === ''}
      title={
        <>
          <bdi className="wrap-anywhere">{name}</bdi>
          <span className="whitespace-nowrap font-normal text-ink-2">{t(`kind.${question.kind}`)}</span>
          {question.isRequired && <Badge>{t('required')}</Badge>}
        </>
      }
      labels={{ up: t('up', { name }), down: t('down', { name }), remove: t('remove', { name }) }}
      onMove={onMove}
      onRemove={onRemove}
    >
      <LocalizedFields
        name={`${path}.label`}
        legend={t('label')}
        value={question.label}
        onChange={(label) => change({ label })}
      />
      <Field name={`${path}.kind`} label={t('kind')}>
        <Select
          className="max-w-72"
          options={QUESTION_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          value={question.kind}
          onValueChange={(kind) => change({ kind })}
        />
      </Field>
      {question.kind === 'choice' && (
        <RowListEditor<ChoiceDraft>
          path={`${path}.choices`}
          isNested
          rows={question.choices}
          onChange={(choices) => change({ choices })}
          newRow={newChoice}
          intro={<ListError path={`${path}.choices`} />}
          addLabel={t('choice.add')}
          rowFields={ChoiceRow}
        />
      )}
      <Checkbox
        label={t('isRequired')}
        checked={question.isRequired}
        onCheckedChange={(isRequired) => change({ isRequired })}
      />
    </DisclosedRow>
  )
}

function ChoiceRow({ index, path, row: choice, onChange, onRemove }: RowProps<ChoiceDraft>) {
  const t = useT(formQuestionsTexts)
  const number = index + 1
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow">
        <LocalizedFields
          name={`${path}.label`}
          legend={t('choice', { number })}
          value={choice.label}
          onChange={(label) => onChange({ ...choice, label })}
        />
      </div>
      <Button variant="quiet" shape="icon" aria-label={t('choice.remove', { number })} onClick={onRemove}>
        <Icon path={trashIcon} />
      </Button>
    </div>
  )
}
