import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '#features/settings/ui/use-site.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { plusIcon } from '#ui/icon/admin-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import { dateInZone } from '../../../model/format-date.ts'
import type { StoredRule } from '../../../model/rules/rule.schema.ts'
import { WeeklyHoursSection } from '../hours/weekly-hours.tsx'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { groupRules, type RuleGroup } from './group-rules.ts'
import { HolidaysDialog } from './holidays-dialog.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleListItem } from './rule-list-item.tsx'

type RulesScreenProps = {
  /** The rule being edited. */
  openId: string | undefined
  onOpen: (id: string | undefined) => void
}

export function RulesScreen({ openId, onOpen }: RulesScreenProps) {
  const t = useT(bookingRulesTexts)
  const [adding, setAdding] = useState<'rule' | 'date' | 'holidays'>()
  const rules = useQuery(timeslotsQueries.rules())
  const listed = rules.data?.rules.find(({ id }) => id === openId)
  // A refetched list updates the open rule, but a rule missing from it does not close the dialog.
  const [opened, setOpened] = useState<StoredRule>()
  if (listed && listed !== opened) setOpened(listed)
  const open = listed ?? (opened?.id === openId ? opened : undefined)
  const close = () => setAdding(undefined)

  return (
    <>
      <WeeklyHoursSection />
      <h2 className="text-[1.15rem]">{t('list')}</h2>
      <p className="mt-1 mb-4 max-w-[46em] text-ink-2">{t('lead')}</p>
      <div className="mb-6 flex flex-wrap gap-2">
        <Button size="s" onClick={() => setAdding('date')}>
          <Icon path={plusIcon} className="size-[18px]" /> {t('add.date')}
        </Button>
        <Button size="s" variant="ghost" onClick={() => setAdding('rule')}>
          <Icon path={plusIcon} className="size-[18px]" /> {t('add')}
        </Button>
        <Button size="s" variant="ghost" onClick={() => setAdding('holidays')}>
          {t('holidays')}
        </Button>
      </div>
      <Loaded query={rules} t={t}>
        {({ rules: list }) =>
          list.length === 0 ? <EmptyState>{t('none')}</EmptyState> : <RuleGroups rules={list} onEdit={onOpen} />
        }
      </Loaded>
      {open && <RuleDialog key={open.id} rule={open} onClose={() => onOpen(undefined)} />}
      {adding === 'rule' && <RuleDialog rule={undefined} onClose={close} />}
      {adding === 'date' && <RuleDialog rule={undefined} type="SPECIFIC_DATE" onClose={close} />}
      {adding === 'holidays' && <HolidaysDialog onClose={close} />}
    </>
  )
}

type RuleGroupsProps = { rules: readonly StoredRule[]; onEdit: (id: string) => void }

/** All rules by type, highest precedence first; past dates are folded. */
function RuleGroups({ rules, onEdit }: RuleGroupsProps) {
  const today = dateInZone(Date.now(), useSite().timeZone)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {groupRules(rules, today).map((group) => (
        <Group key={group.kind} group={group} onEdit={onEdit} />
      ))}
    </div>
  )
}

function Group({ group: { kind, current, past }, onEdit }: { group: RuleGroup; onEdit: (id: string) => void }) {
  const t = useT(bookingRulesTexts)
  const id = `rules-${kind}`
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-[1.05rem]">
        {t(`group.${kind}`)}
      </h3>
      <p className="mb-2 text-ink-2">{t(`group.${kind}.wins`)}</p>
      {current.length > 0 ? (
        <RuleList labelledBy={id} rules={current} onEdit={onEdit} />
      ) : (
        <p className="border-line border-y py-3 text-ink-2">{t('group.none')}</p>
      )}
      {past.length > 0 && <PastRules rules={past} onEdit={onEdit} />}
    </section>
  )
}

function RuleList({ labelledBy, rules, onEdit }: RuleGroupsProps & { labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="border-line border-t">
      {rules.map((rule) => (
        <RuleListItem key={rule.id} rule={rule} onEdit={() => onEdit(rule.id)} />
      ))}
    </ul>
  )
}

function PastRules({ rules, onEdit }: RuleGroupsProps) {
  const t = useT(bookingRulesTexts)
  const [isOpen, setOpen] = useState(false)
  const id = `past-${rules[0]?.type}`
  return (
    <details className="group border-line border-b" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        id={id}
        className="flex min-h-12 cursor-pointer items-center justify-between font-semibold hover:text-brand-strong"
      >
        {t('past', { count: rules.length })}
        <Icon
          path={plusIcon}
          className="text-brand-strong transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
        />
      </summary>
      {isOpen && <RuleList labelledBy={id} rules={rules} onEdit={onEdit} />}
    </details>
  )
}
