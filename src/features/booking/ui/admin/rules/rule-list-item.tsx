import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { RuleView } from '../../../model/rule.schema.ts'
import { useBookingErrorMessage } from '../error-messages.ts'
import { useCopyRule } from '../timeslots.queries.ts'
import { RuleDelete } from './rule-delete.tsx'
import { useRuleName, useRuleTiming } from './rule-name.ts'
import { RuleSwitch } from './rule-switch.tsx'

type RuleListItemProps = { rule: RuleView; onEdit: () => void }

export function RuleListItem({ rule, onEdit }: RuleListItemProps) {
  const t = useT(bookingRulesTexts)
  const name = useRuleName()(rule)
  const { days, hours } = useRuleTiming()(rule)
  const isDated = rule.type === 'SPECIFIC_DATE' || rule.type === 'DATE_RANGE'
  const details = isDated ? [rule.description, hours] : rule.description ? [days, hours] : []
  const showFailure = useFailureToast()
  const copy = useCopyRule()
  const { show } = useToast()
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-line border-b py-3.5 grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className={cn('min-w-0', !rule.active && 'text-ink-2')}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="break-words font-semibold first-letter:uppercase">{isDated ? days : name}</span>
          <Badge tone={rule.isBlocked ? 'warn' : 'ok'}>{t(rule.isBlocked ? 'blocked' : 'open')}</Badge>
          {rule.isHoliday && <Badge tone="neutral">{t('holiday')}</Badge>}
          {!rule.active && <Badge tone="neutral">{t('inactive')}</Badge>}
        </p>
        {details.length > 0 && (
          <p className="mt-1 break-words text-ink-2 first-letter:uppercase">{details.filter(Boolean).join(', ')}</p>
        )}
      </div>
      <RuleSwitch rule={rule} name={name} onFailed={showFailure} />
      <div className="flex flex-wrap gap-2 max-lg:col-span-2">
        <Button size="s" variant="ghost" aria-label={t('edit.of', { rule: name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          aria-label={t('copy.of', { rule: name })}
          pending={copy.isPending}
          onClick={() =>
            copy.mutate(rule.id, {
              onSuccess: () => show({ title: t('copy.done'), tone: 'ok' }),
              onError: showFailure,
            })
          }
        >
          {t('copy')}
        </Button>
        <RuleDelete rule={rule} name={name} onFailed={showFailure} />
      </div>
    </li>
  )
}

function useFailureToast() {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const reason = useBookingErrorMessage()
  return (error: unknown) => show({ title: t('form.failed'), description: reason(error), tone: 'danger' })
}
