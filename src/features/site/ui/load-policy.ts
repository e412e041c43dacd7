import { notFound } from '@tanstack/react-router'
import { publicGet } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { Texts } from '#platform/i18n/texts.ts'
import type { LegalPage } from '../content/legal-content.ts'
import { policyTexts } from '../messages/policy/index.ts'
import type { PolicyRoutes } from '../server/policy.routes.ts'
import { loadContent } from './load-content.ts'

export type PolicyVersion = { version: number; since: string }
export type Policy = Awaited<ReturnType<typeof loadPolicy<[]>>>

export async function loadPolicy<Wanted extends readonly Texts[]>(
  name: LegalPage,
  version: number | undefined,
  ...texts: Wanted
) {
  const lng = currentLocale()
  const [content, versions, old] = await Promise.all([
    loadContent(name, policyTexts, ...texts),
    read(publicGet<PolicyRoutes, '/:page'>(`/api/site/policies/${name}?lng=${lng}`)),
    version
      ? read(publicGet<PolicyRoutes, '/:page/:version'>(`/api/site/policies/${name}/${version}?lng=${lng}`))
      : undefined,
  ])
  return { ...content, ...(old ? { text: old } : {}), name, versions, version }
}

async function read<Body>(call: Promise<{ status: number; body?: Body }>): Promise<Body> {
  const { status, body } = await call
  if (status === 404) throw notFound()
  if (!body) throw new Error('loading the policy failed')
  return body
}
