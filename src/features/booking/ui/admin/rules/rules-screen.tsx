import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { plusIcon } from '#ui/admin-icons.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { bookingRulesTexts } from '../../../messages/rules/index.ts'
import type { StoredRule } from '../../../model/rule.schema.ts'
import { WeeklyHoursSection } from '../hours/weekly-hours.tsx'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { HolidaysDialog } from './holidays-dialog.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleGroups } from './rule-groups.tsx'

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
