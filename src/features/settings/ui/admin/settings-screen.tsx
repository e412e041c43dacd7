import { Suspense } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { Tabs, type TabsProps } from '#ui/tabs.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'

/** One tab per setting, with the form of the slice that defines it. */
export function AdminSettings<Key extends string>({ tabs, ...props }: Omit<TabsProps<Key>, 'label'>) {
  const t = useT(settingsAdminTexts)
  const panels = tabs.map((tab) => ({
    ...tab,
    content: <Suspense fallback={<FormSkeleton />}>{tab.content}</Suspense>,
  }))
  return <Tabs label={t('subjects')} tabs={panels} {...props} />
}

function FormSkeleton() {
  const t = useT(settingsAdminTexts)
  return (
    <Loading label={t('loading')} className="grid gap-6 md:grid-cols-2">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key}>
          <Skeleton className="mb-2 h-4 w-32" />
          <Skeleton className="h-[46px] w-full" />
        </div>
      ))}
    </Loading>
  )
}
