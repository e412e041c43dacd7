import { useCallback } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { trashIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { useSite } from '../../use-site.ts'
import type { PersonDraft } from './company-draft.ts'
import { PersonPhoto, type UploadPhoto } from './person-photo.tsx'
import { RowListEditor, type RowProps } from './row-list-editor.tsx'

type PeopleEditorProps = {
  people: PersonDraft[]
  onChange: (people: PersonDraft[]) => void
  upload: UploadPhoto
}
const NO_TEXT = { nl: '', en: '', fr: '' }

export function PeopleEditor({ people, onChange, upload }: PeopleEditorProps) {
  const t = useT(settingsAdminTexts)
  // Another function would be another component: its inputs would lose the focus.
  const rowFields = useCallback((props: RowProps<PersonDraft>) => <PersonFields {...props} upload={upload} />, [upload])
  return (
    <RowListEditor
      path="people"
      rows={people}
      onChange={onChange}
      newRow={() => ({ name: '', role: NO_TEXT, about: NO_TEXT, photo: '', phone: '' })}
      intro={<p className="text-ink-2">{t('people.about')}</p>}
      addLabel={t('people.add')}
      rowFields={rowFields}
    />
  )
}

function PersonFields({
  index,
  row: person,
  onChange,
  onRemove,
  upload,
}: RowProps<PersonDraft> & { upload: UploadPhoto }) {
  const t = useT(settingsAdminTexts)
  const { languages } = useSite()
  const number = index + 1
  return (
    <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-3 rounded-md border border-line p-4 md:grid-cols-2">
      <legend className="sr-only">{t('people.row', { number })}</legend>
      <div className="flex items-end gap-3 md:col-span-2">
        <Field name={`people.${index}.name`} label={t('person.name')} className="grow">
          <Input autoComplete="off" value={person.name} onValueChange={(name) => onChange({ ...person, name })} />
        </Field>
        <Button variant="quiet" shape="icon" aria-label={t('people.remove', { number })} onClick={onRemove}>
          <Icon path={trashIcon} />
        </Button>
      </div>
      {languages.flatMap((locale) =>
        (['role', 'about'] as const).map((part) => (
          <Field
            key={`${part}.${locale}`}
            name={`people.${index}.${part}.${locale}`}
            label={t(`person.${part}.${locale}`)}
            hint={t('optional')}
          >
            <Input
              lang={locale}
              autoComplete="off"
              value={person[part][locale]}
              onValueChange={(text) => onChange({ ...person, [part]: { ...person[part], [locale]: text } })}
            />
          </Field>
        )),
      )}
      <Field name={`people.${index}.phone`} label={t('person.phone')} hint={t('optional')} className="md:col-span-2">
        <Input
          type="tel"
          autoComplete="off"
          value={person.phone}
          onValueChange={(phone) => onChange({ ...person, phone })}
        />
      </Field>
      <PersonPhoto
        number={number}
        photo={person.photo}
        upload={upload}
        onChange={(photo) => onChange({ ...person, photo })}
      />
    </fieldset>
  )
}
