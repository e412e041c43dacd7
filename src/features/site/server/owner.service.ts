import { getCompany } from '#features/settings/server/company.service.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { escapeMarkdownLine } from '#kernel/markdown.ts'
import type { Db } from '#platform/server/db.ts'
import type { Owner } from '../model/owner.ts'

export async function getOwner({ db }: { db: Db }): Promise<Owner> {
  const [company, packages, measurement, analytics] = await Promise.all([
    getCompany({ db }),
    getSetting({ db }, 'packages'),
    getSetting({ db }, 'measurement'),
    getSetting({ db }, 'analytics'),
  ])
  return { company, packages, measurement, analytics }
}

/** The owner's texts for use inside Markdown: none of them can become markup, a link or a line of its own. */
export async function getOwnerForMarkdown(ctx: { db: Db }): Promise<Owner> {
  const { company, packages, ...others } = await getOwner(ctx)
  return { company: escapeStrings(company), packages: escapeStrings(packages), ...others }
}

function escapeStrings<T>(value: T): T {
  if (typeof value === 'string') return escapeMarkdownLine(value) as T
  if (Array.isArray(value)) return value.map(escapeStrings) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, escapeStrings(part)])) as T
}
