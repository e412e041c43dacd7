import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { ownCalendarsTexts } from '../../../messages/calendars/index.ts'
import type { OwnCalendar } from '../../../model/calendars/own-calendar.schema.ts'
import type { CalendarSearch } from './use-calendar-search.ts'

type CaldavFieldsProps = { calendar: OwnCalendar | undefined; search: CalendarSearch }

/** Server, user and password of a CalDAV calendar; the server of one that exists stays. */
export function CaldavFields({ calendar, search: { choices, chosen, choose, reset } }: CaldavFieldsProps) {
  const t = useT(ownCalendarsTexts)
  const plain = { autoComplete: 'off', spellCheck: false, required: !calendar, onChange: reset }
  return (
    <>
      {!calendar && (
        <Field name="address" label={t('server')} help={t('server.help')}>
          <Input inputMode="url" className="font-mono" {...plain} />
        </Field>
      )}
      <Field name="username" label={t('username')} help={t('username.help')}>
        <Input maxLength={200} defaultValue={calendar?.username} {...plain} />
      </Field>
      <Field name="password" label={t('password')} help={t(calendar ? 'password.keep' : 'password.help')}>
        <Input {...plain} type="password" maxLength={500} autoComplete="new-password" />
      </Field>
      {choices.length > 1 && (
        <RadioGroup
          label={t('which')}
          value={chosen ?? ''}
          onValueChange={choose}
          className="grid max-h-60 gap-1 overflow-y-auto"
        >
          {choices.map(({ address, name }) => (
            <Radio key={address} value={address} label={name} />
          ))}
        </RadioGroup>
      )}
    </>
  )
}
