import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswerField, answersOf } from '#features/form-questions/model/answer-field.ts'
import { toAskedQuestion } from '#features/form-questions/model/question.schema.ts'
import { QuestionFields } from '#features/form-questions/ui/question-fields.tsx'
import { type ListedUser, usersQueries } from '#features/identity/ui/admin/users.queries.ts'
import { useSite } from '#features/settings/ui/use-site.ts'
import type { Locale } from '#kernel/locale.ts'
import { fullName } from '#kernel/user.ts'
import { useDebounced } from '#platform/client/use-debounced.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForgetError } from '#ui/form/form-errors.ts'
import { Input } from '#ui/form/input.tsx'
import { SearchCombobox } from '#ui/form/search-combobox.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { RequestType } from '../../../model/subjects/subject.schema.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { useTypeOptions } from './use-type-options.ts'

type ClientDraft = { client?: ListedUser | undefined; guest?: GuestDraft | undefined }

const toGuest = (typed: string) => (typed.includes('@') ? { email: typed } : { name: typed })

/** The client, subject, answers and comments of a new appointment, as fields and as input of the API. */
export function useClientFields(initialType?: RequestType) {
  const t = useT(bookingAdminTexts)
  const { languages } = useSite()
  const [{ client, guest }, setDraft] = useState<ClientDraft>({})
  const types = useTypeOptions()
  const [chosenType, setRequestType] = useState(initialType)
  const requestType = chosenType ?? types[0]?.value ?? ''
  const [comments, setComments] = useState('')
  const [answers, setAnswers] = useState<Record<AnswerField, string>>({})
  const clientFields = guest ? (
    <GuestFields value={guest} onChange={(next) => setDraft({ guest: next })} onCancel={() => setDraft({})} />
  ) : (
    <ClientPicker
      chosen={client}
      onChoose={(next) => setDraft({ client: next })}
      onGuest={(typed) => setDraft({ guest: { name: '', email: '', locale: languages[0], ...toGuest(typed) } })}
    />
  )
  return {
    clientFields,
    typeField: (
      <Field name="requestType" label={t('book.type')}>
        <Select size="s" options={types} value={requestType} onValueChange={setRequestType} />
      </Field>
    ),
    questionFields: <SubjectQuestions key={requestType} {...{ requestType, answers, setAnswers }} />,
    commentsField: (
      <Field name="comments" label={t('book.comments')}>
        <Textarea size="s" rows={3} value={comments} onChange={({ target }) => setComments(target.value)} />
      </Field>
    ),
    input: { requestType, answers: answersOf(Object.entries(answers)), comments, guest, clientId: client?.id },
    email: guest?.email ?? client?.emailAddress,
  }
}

type SubjectQuestionsProps = {
  requestType: RequestType
  answers: Record<AnswerField, string>
  setAnswers: (answers: Record<AnswerField, string>) => void
}

/** None is required: the owner enters what the client told. */
function SubjectQuestions({ requestType, answers, setAnswers }: SubjectQuestionsProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { data } = useQuery(timeslotsQueries.requestTypes())
  const questions = data?.requestTypes.find(({ type }) => type === requestType)?.questions ?? []
  return (
    <QuestionFields
      questions={questions.map((question) => toAskedQuestion({ ...question, isRequired: false }, locale))}
      optional={t('book.optional')}
      typedIn={(field) => answers[field]}
      onAnswer={(field, text) => setAnswers({ ...answers, [field]: text })}
    />
  )
}

/** Ref of a field that replaces the pressed button. Not inline: React would call a new function on every render. */
function focusOnMount(field: HTMLElement | null): void {
  field?.focus()
}

type GuestDraft = { name: string; email: string; locale: Locale }

type GuestFieldsProps = { value: GuestDraft; onChange: (value: GuestDraft) => void; onCancel: () => void }

function GuestFields({ value, onChange, onCancel }: GuestFieldsProps) {
  const t = useT(bookingAdminTexts)
  const { languages } = useSite()
  const change = (part: Partial<GuestDraft>) => onChange({ ...value, ...part })
  return (
    <>
      <div>
        <Button size="s" variant="ghost" onClick={onCancel}>
          {t('guest.back')}
        </Button>
      </div>
      <Field name="guest.name" label={t('guest.name')}>
        <Input
          ref={focusOnMount}
          size="s"
          required
          autoComplete="off"
          value={value.name}
          onValueChange={(name) => change({ name })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="guest.email" label={t('guest.email')}>
          <Input
            type="email"
            size="s"
            required
            autoComplete="off"
            value={value.email}
            onValueChange={(email) => change({ email })}
          />
        </Field>
        <Field name="guest.locale" label={t('guest.locale')}>
          <Select
            size="s"
            options={languages.map((locale) => ({ value: locale, label: t(`language.${locale}`) }))}
            value={value.locale}
            onValueChange={(locale) => change({ locale })}
          />
        </Field>
      </div>
    </>
  )
}

type ClientPickerProps = {
  chosen: ListedUser | undefined
  onChoose: (client: ListedUser | undefined) => void
  /** With the search text, which may be the name or the address of the guest. */
  onGuest: (typed: string) => void
}

function ClientPicker({ chosen, onChoose, onGuest }: ClientPickerProps) {
  const t = useT(bookingAdminTexts)
  const forget = useForgetError()
  const [query, setQuery] = useState('')

  if (chosen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-sm border border-line-strong px-4 py-2.5">
        <p role="status" className="min-w-0">
          <span className="sr-only">{t('book.chosen', { name: fullName(chosen) })}</span>
          <span aria-hidden="true" className="block font-semibold">
            {fullName(chosen)}
          </span>
          <span className="block wrap-anywhere text-ink-2">{chosen.emailAddress}</span>
        </p>
        <Button size="s" variant="ghost" onClick={() => onChoose(undefined)}>
          {t('book.other')}
        </Button>
      </div>
    )

  return (
    <div>
      <Field name="clientId" label={t('book.client')} help={t('book.search')}>
        <ClientSearch
          query={query}
          onQuery={(next) => {
            forget('clientId')
            setQuery(next)
          }}
          onChoose={(client) => {
            forget('clientId')
            onChoose(client)
          }}
          onGuest={() => onGuest(query.trim())}
        />
      </Field>
      <Button size="s" variant="ghost" className="mt-2.5" onClick={() => onGuest(query.trim())}>
        {t('guest.book')}
      </Button>
    </div>
  )
}

const MAX_RESULTS = 8

type ClientSearchProps = {
  query: string
  onQuery: (query: string) => void
  onChoose: (client: ListedUser) => void
  onGuest: () => void
}

function ClientSearch({ query, onQuery, onChoose, onGuest }: ClientSearchProps) {
  const t = useT(bookingAdminTexts)
  const searched = useDebounced(query.trim())
  const isSearch = searched.length > 1
  const { data, isPlaceholderData, isError } = useInfiniteQuery({ ...usersQueries.search(searched), enabled: isSearch })
  const isCurrent = data !== undefined && !isPlaceholderData && searched === query.trim()
  const users = isSearch
    ? (data?.pages.flatMap((page) => page.users).filter(({ isDisabled }) => !isDisabled) ?? [])
    : []
  const status = isError ? t('failed') : users.length > 0 ? t('book.found', { count: users.length }) : t('book.nobody')
  return (
    <SearchCombobox
      ref={focusOnMount}
      size="s"
      required
      query={query}
      onQuery={onQuery}
      items={[
        ...users.slice(0, MAX_RESULTS).map((user) => ({
          key: user.id,
          label: fullName(user),
          detail: user.emailAddress,
          onChoose: () => onChoose(user),
        })),
        // The list covers the button below the field.
        ...(isCurrent ? [{ key: 'guest', label: t('guest.book'), onChoose: onGuest }] : []),
      ]}
      status={<p>{query.trim().length < 2 ? t('book.search') : isCurrent || isError ? status : t('book.searching')}</p>}
    />
  )
}
