import { RowListEditor } from '#features/settings/ui/admin/forms/row-list-editor.tsx'
import { AdminSettingForm } from '#features/settings/ui/admin/setting-form.tsx'
import { useT } from '#platform/i18n/provider.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { useFieldError } from '#ui/form/form-errors.ts'
import { subjectsTexts } from '../../../messages/subjects/index.ts'
import { subjectsSetting } from '../../../model/subjects/subjects.schema.ts'
import { fromSubjectsDraft, newSubject, type SubjectDraft, toSubjectsDraft } from './subject-draft.ts'
import { SubjectFields } from './subject-fields.tsx'

/** The subjects of appointments, in the order of the booking page. */
export function SubjectsForm() {
  const t = useT(subjectsTexts)
  return (
    <AdminSettingForm
      setting={subjectsSetting}
      texts={subjectsTexts}
      about={t('about')}
      isOnSite
      toDraft={toSubjectsDraft}
      toValue={fromSubjectsDraft}
    >
      {({ draft, change }) => (
        <RowListEditor<SubjectDraft>
          path="subjects"
          rows={draft.subjects}
          onChange={(subjects) => change({ subjects })}
          newRow={newSubject}
          intro={<ListError />}
          addLabel={t('add')}
          rowFields={SubjectFields}
        />
      )}
    </AdminSettingForm>
  )
}

/** An error of the whole list, such as too many subjects. */
function ListError() {
  const message = useFieldError('subjects')
  return <ErrorNote>{message}</ErrorNote>
}
