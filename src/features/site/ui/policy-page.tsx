import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dateFormat } from '#kernel/date-format.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import type { LegalPage } from '../content/legal-content.ts'
import { policyTexts } from '../messages/policy/index.ts'
import type { Policy, PolicyVersion } from './load-policy.ts'
import { RichText } from './rich-text.tsx'

/** The children follow the text, such as a generated list. */
export function PolicyPage({ name, page, text, versions, version, children }: Policy & { children?: ReactNode }) {
  const { updatedOn, sections } = text
  const t = useT(policyTexts)
  const locale = useLocale()
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updatedOn))
  return (
    <div className="wrap py-14 md:py-20">
      <h1 className="text-[clamp(2.4rem,1.4rem+4vw,4.2rem)]">{page.heading}</h1>
      <p className="lead">{page.lead}</p>
      <p className="mt-5 flex flex-wrap items-center gap-4 text-[0.95rem] text-ink-3">
        {t('updatedOn', { date })}
        <button
          type="button"
          className={buttonStyles({ variant: 'ghost', size: 's' }, 'no-print')}
          onClick={() => window.print()}
        >
          {t('print')}
        </button>
      </p>
      <div className="mt-12 gap-14 lg:grid lg:grid-cols-[16rem_1fr]">
        <nav
          aria-label={t('contents')}
          className="no-print mb-10 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start"
        >
          <p className="mb-2 font-semibold">{t('contents')}</p>
          <ol className="border-line border-l">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 pl-4 text-[0.95rem] text-ink-2 no-underline hover:text-ink max-lg:py-2.5 pointer-coarse:py-2.5"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[44em]">
          {sections.map(({ id, heading, body }) => (
            <section key={id} id={id} className="mb-10">
              <h2 className="mb-4 text-[1.6rem]">{heading}</h2>
              <RichText className="text-ink-2">{body}</RichText>
            </section>
          ))}
          {children}
          <PolicyVersions page={name} versions={versions} shown={version} />
        </div>
      </div>
    </div>
  )
}

type PolicyVersionsProps = { page: LegalPage; versions: PolicyVersion[]; shown: number | undefined }

/** Earlier versions of the policy; nothing if there is only one. */
function PolicyVersions({ page, versions, shown }: PolicyVersionsProps) {
  const t = useT(policyTexts)
  const locale = useLocale()
  if (versions.length < 2) return null
  const dates = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className="no-print mb-10">
      <h2 className="mb-4 text-[1.6rem]">{t('earlierVersions')}</h2>
      <ul>
        {versions.map(({ version, since }, index) => (
          <li key={version} className="py-1">
            <Link
              to={`/${page}`}
              search={index === 0 ? {} : { version }}
              aria-current={version === (shown ?? versions[0]?.version) ? 'true' : undefined}
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
