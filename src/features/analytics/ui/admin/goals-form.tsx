import { linesOf } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { goalsTexts } from '../../messages/goals/index.ts'
import { goalsSetting, MAX_OWN_GOALS, type OwnGoalKind } from '../../model/goals/goals.schema.ts'

/** `values`: one per line. */
type GoalDraft = { id: string; name: string; kind: OwnGoalKind; values: string }
type Draft = { goals: GoalDraft[] }

export function GoalsForm() {
  const t = useT(goalsTexts)
  return (
    <AdminSettingForm
      setting={goalsSetting}
      texts={goalsTexts}
      about={t('about')}
      toDraft={({ goals }): Draft => ({ goals: goals.map((goal) => ({ ...goal, values: goal.values.join('\n') })) })}
      toValue={({ goals }: Draft) => ({ goals: goals.map((goal) => ({ ...goal, values: linesOf(goal.values) })) })}
    >
      {({ draft: { goals }, change }) => (
        <div>
          {goals.length === 0 && <p className="mb-3 text-ink-2">{t('none')}</p>}
          <ul>
            {goals.map((goal, index) => (
              <GoalFields
                // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity, and their inputs are controlled
                key={index}
                goal={goal}
                path={`goals.${index}`}
                onChange={(part) =>
                  change({ goals: goals.map((one, at) => (at === index ? { ...one, ...part } : one)) })
                }
                onRemove={() => change({ goals: goals.filter((_, at) => at !== index) })}
              />
            ))}
          </ul>
          {goals.length < MAX_OWN_GOALS && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => change({ goals: [...goals, { id: '', name: '', kind: 'page', values: '' }] })}
            >
              {t('add')}
            </Button>
          )}
        </div>
      )}
    </AdminSettingForm>
  )
}

type GoalFieldsProps = {
  goal: GoalDraft
  path: string
  onChange: (part: Partial<GoalDraft>) => void
  onRemove: () => void
}

function GoalFields({ goal, path, onChange, onRemove }: GoalFieldsProps) {
  const t = useT(goalsTexts)
  return (
    <li className="mb-4 flex flex-col gap-3 rounded-md border border-line p-4">
      <Field name={`${path}.name`} label={t('name')}>
        <Input size="s" required className="max-w-sm" value={goal.name} onValueChange={(name) => onChange({ name })} />
      </Field>
      <Segmented
        label={t('kind')}
        value={goal.kind}
        onValueChange={(kind) => onChange({ kind })}
        options={[
          { value: 'page', label: t('kind.page') },
          { value: 'button', label: t('kind.button') },
        ]}
      />
      <Field name={`${path}.values`} label={t(`values.${goal.kind}`)} help={t(`help.${goal.kind}`)}>
        <Textarea required rows={3} value={goal.values} onChange={({ target }) => onChange({ values: target.value })} />
      </Field>
      <Button
        variant="quiet"
        size="s"
        className="self-start"
        aria-label={t('removeOf', { name: goal.name })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  )
}
