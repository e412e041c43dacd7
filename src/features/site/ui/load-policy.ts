import { notFound } from '@tanstack/react-router'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { Texts } from '#platform/i18n/texts.ts'
import type { LegalContent } from '../content/content.ts'
import type { LegalPage } from '../content/legal-content.ts'
import { siteTexts } from '../messages/index.ts'
import { loadContent } from './load-content.ts'

export type PolicyVersion = { version: number; since: string }
export type Policy = Awaited<ReturnType<typeof loadPolicy>>

export async function loadPolicy(name: LegalPage, version: number | undefined, ...texts: Texts[]) {
  const lng = currentLocale()
  const address = `/api/site/policies/${name}`
  const [content, versions, old] = await Promise.all([
    loadContent<LegalContent>(name, siteTexts, ...texts),
    read<PolicyVersion[]>(`${address}?lng=${lng}`),
    version ? read<LegalContent['text']>(`${address}/${version}?lng=${lng}`) : undefined,
  ])
  return { ...content, ...(old ? { text: old } : {}), name, versions, version }
}

async function read<Body>(address: string): Promise<Body> {
  const response = await apiFetch(address, {}, true)
  if (response.status === 404) throw notFound()
  if (!response.ok) throw new Error('loading the policy failed')
  return response.json()
}
