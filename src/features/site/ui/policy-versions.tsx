import { Link } from '@tanstack/react-router'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { LegalPage } from '../content/legal-content.ts'
import { siteTexts } from '../messages/index.ts'
import type { PolicyVersion } from './load-policy.ts'

type PolicyVersionsProps = { page: LegalPage; versions: PolicyVersion[]; shown: number | undefined }

/** Earlier versions of the policy; nothing if there is only one. */
export function PolicyVersions({ page, versions, shown }: PolicyVersionsProps) {
  const t = useT(siteTexts)
  const locale = useLocale()
  if (versions.length < 2) return null
  const dates = new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className="no-print mb-10">
      <h2 className="mb-4 text-[1.6rem]">{t('earlierVersions')}</h2>
      <ul>
        {versions.map(({ version, since }, index) => (
          <li key={version} className="py-1">
            <Link
              to={`/${page}`}
              search={index === 0 ? {} : { version }}
              aria-current={version === (shown ?? versions[0]!.version) ? 'true' : undefined}
              className="text-link aria-[current]:font-semibold"
            >
              {t('versionSince', { version, date: dates.format(new Date(since)) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
