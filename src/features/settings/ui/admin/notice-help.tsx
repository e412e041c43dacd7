import { useSuspenseQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { settingsAdminTexts } from '../../messages/admin/index.ts'
import { companySetting } from '../../model/company.schema.ts'
import { reachableEmail } from '../../model/company-facts.ts'
import { settingsAdminQueries } from './settings-admin.queries.ts'

/** The help of a setting about notices to the owner, with the address that gets them. */
export function NoticeHelp({ help }: { help: string }) {
  const t = useT(settingsAdminTexts)
  const { data } = useSuspenseQuery(settingsAdminQueries.stored(companySetting))
  const address = reachableEmail(data.value)
  return (
    <>
      {help} {address ? t('notices.to', { address }) : t('notices.toAdmins')}
    </>
  )
}
