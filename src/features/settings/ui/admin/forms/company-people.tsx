import { LOCALES } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import type { PersonDraft } from './company-draft.ts'
import { RowListEditor, type RowProps } from './row-list-editor.tsx'

type PeopleEditorProps = { people: PersonDraft[]; onChange: (people: PersonDraft[]) => void }

export function PeopleEditor({ people, onChange }: PeopleEditorProps) {
  const t = useT(settingsAdminTexts)
  return (
    <RowListEditor
      name="people"
      rows={people}
      onChange={onChange}
      newRow={() => ({ name: '', role: { nl: '', en: '', fr: '' } })}
      intro={<p className="text-ink-2">{t('people.about')}</p>}
      addLabel={t('people.add')}
      rowFields={PersonFields}
    />
  )
}

function PersonFields({ index, row: person, onChange, onRemove }: RowProps<PersonDraft>) {
  const t = useT(settingsAdminTexts)
  const { name, role } = person
  const number = index + 1
  return (
    <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-3 rounded-md border border-line p-4 md:grid-cols-2">
      <legend className="sr-only">{t('people.row', { number })}</legend>
      <div className="flex items-end gap-3">
        <Field name={`people.${index}.name`} label={t('person.name')} className="grow">
          <Input autoComplete="off" value={name} onValueChange={(next) => onChange({ ...person, name: next })} />
        </Field>
        <Button variant="quiet" shape="icon" aria-label={t('people.remove', { number })} onClick={onRemove}>
          <Icon path={trashIcon} />
        </Button>
      </div>
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          name={`people.${index}.role.${locale}`}
          label={t(`person.role.${locale}`)}
          hint={t('optional')}
        >
          <Input
            lang={locale}
            autoComplete="off"
            value={role[locale]}
            onValueChange={(text) => onChange({ ...person, role: { ...role, [locale]: text } })}
          />
        </Field>
      ))}
    </fieldset>
  )
}
