import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { RulePreview, RuleView } from '../../../model/rules/rule.schema.ts'
import { useFailureText, useFailureToast } from '../error-messages.ts'
import { useAffectedAppointments, useCopyRule, useDeleteRule, useSwitchRule } from '../timeslots.queries.ts'
import { useRuleName, useRuleTiming } from './rule-name.ts'
import { AffectedAppointments } from './rule-preview-pane.tsx'

type RuleListItemProps = { rule: RuleView; onEdit: () => void }

export function RuleListItem({ rule, onEdit }: RuleListItemProps) {
  const t = useT(bookingRulesTexts)
  const name = useRuleName()(rule)
  const { days, hours } = useRuleTiming()(rule)
  const isDated = rule.type === 'SPECIFIC_DATE' || rule.type === 'DATE_RANGE'
  const details = isDated ? [rule.description, hours] : rule.description ? [days, hours] : []
  const showFailure = useFailureToast(t('form.failed'))
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

type RuleActionProps = { rule: RuleView; name: string; onFailed: (error: unknown) => void }

/** Applies immediately, unless appointments are affected: then it asks first. Optimistic while the request is pending. */
function RuleSwitch({ rule, name, onFailed }: RuleActionProps) {
  const t = useT(bookingRulesTexts)
  const [isAsking, setAsking] = useState(false)
  const preview = useAffectedAppointments(rule.id)
  const change = useSwitchRule(rule.id)

  function choose(active: boolean) {
    change.reset()
    preview.mutate(active, {
      onSuccess: (hits) => (hits.length > 0 ? setAsking(true) : change.mutate(active, { onError: onFailed })),
      onError: onFailed,
    })
  }

  return (
    <>
      <Switch
        hideLabel
        label={t('active.of', { rule: name })}
        checked={preview.isPending ? preview.variables : change.isPending ? change.variables : rule.active}
        disabled={preview.isPending || change.isPending}
        onCheckedChange={choose}
      />
      <RuleConfirm
        action={preview.variables ? 'switchOn' : 'switchOff'}
        name={name}
        hits={preview.data ?? []}
        open={isAsking}
        change={change}
        onConfirm={() => change.mutate(preview.variables === true, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Always asks for confirmation. Deleting affects the same appointments as deactivating. */
function RuleDelete({ rule, name, onFailed }: RuleActionProps) {
  const t = useT(bookingRulesTexts)
  const { show } = useToast()
  const [isAsking, setAsking] = useState(false)
  const preview = useAffectedAppointments(rule.id)
  const change = useDeleteRule()

  function ask() {
    change.reset()
    preview.mutate(false, { onSuccess: () => setAsking(true), onError: onFailed })
  }

  return (
    <>
      <Button
        size="s"
        variant="danger"
        aria-label={t('delete.of', { rule: name })}
        pending={preview.isPending}
        onClick={ask}
      >
        {t('delete')}
      </Button>
      <RuleConfirm
        action="delete"
        name={name}
        hits={preview.data ?? []}
        open={isAsking}
        change={change}
        onConfirm={() => change.mutate(rule.id, { onSuccess: () => show({ title: t('delete.done'), tone: 'ok' }) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

type RuleConfirmProps = {
  action: 'switchOn' | 'switchOff' | 'delete'
  name: string
  /** Affected appointments, loaded before the dialog opens. */
  hits: RulePreview['hits']
  open: boolean
  change: { isPending: boolean; error: unknown }
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms a change of a rule and lists the affected appointments, which are not changed. */
function RuleConfirm({ action, name, hits, open, change, onConfirm, onCancel }: RuleConfirmProps) {
  const t = useT(bookingRulesTexts)
  const failureText = useFailureText()
  return (
    <Confirm
      open={open}
      tone={action === 'delete' ? 'danger' : 'normal'}
      title={t(`${action}.ask`, { rule: name })}
      description={t(action === 'delete' ? 'delete.text' : 'switch.text')}
      confirmLabel={t(action)}
      cancelLabel={t('cancel')}
      pending={change.isPending}
      error={failureText(change.error, t('form.failed'))}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hits.length > 0 && <AffectedAppointments hits={hits} />}
    </Confirm>
  )
}
