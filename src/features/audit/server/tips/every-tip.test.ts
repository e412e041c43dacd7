import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deployments, vitalHours } from '#features/analytics/server/analytics.table.ts'
import { AI_CHECKS } from '#features/audit/model/ai-checks.ts'
import { questionsSetting } from '#features/audit/model/answers/questions.schema.ts'
import { type AuditedPage, inEveryLanguage } from '#features/audit/model/digest/page-digest.ts'
import { OWNER_CHECKS, OWNER_SETTINGS } from '#features/audit/model/remedy.ts'
import { SEO_CHECKS } from '#features/audit/model/seo-checks.ts'
import { OPERATIONS } from '#features/audit/model/tip.schema.ts'
import { externalLinks } from '#features/audit/server/audit.table.ts'
import { recheckTips } from '#features/audit/server/run/changes.service.ts'
import { type AuditSource, performAudit, startAudit } from '#features/audit/server/run/run.service.ts'
import { ownCalendars } from '#features/booking/server/calendars/calendar.table.ts'
import { DEMO_SCOPE } from '#features/demo/model/demo-user.ts'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import * as accountRepo from '#features/identity/server/account/account.repo.ts'
import { sessions, users } from '#features/identity/server/identity.table.ts'
import { ensureAdmin } from '#features/identity/server/users/first-admin.service.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { mailServerSetting } from '#features/mail/model/mail-server.schema.ts'
import { emails } from '#features/mail/server/email.table.ts'
import { media } from '#features/media/server/media.table.ts'
import { saveCompany } from '#features/settings/server/company.service.ts'
import { saveSetting } from '#features/settings/server/setting.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { openQueue } from '#platform/server/jobs/queue.ts'
import { noteTag } from '#platform/server/tags.ts'
import { nightlyBackup } from '#server/backup.jobs.ts'
import { auditSource } from '#server/composition/audit-source.ts'
import { FAULTS } from '#tests/fixtures/audit-faults.ts'
import { testApp } from '#tests/test-app.ts'
import { listFindingTips } from './finding-tips.service.ts'
import { listTips } from './tip.service.ts'
import { diskTip } from './tip-sources.service.ts'

const NOW = '2026-03-03T09:00:00Z'
const BEFORE = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR_MS)

type Site = Awaited<ReturnType<typeof openSite>>
/** Makes the tip appear, and does what it asks. */
type Kind = { env?: Record<string, string>; produce?: (site: Site) => unknown; remedy: (site: Site) => unknown }

async function openSite(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-every-tip-'))
  const made = await testApp({ now: NOW, env: { DEMO: 'off', DATABASE_URL: '', DATA_DIR: folder, ...env } })
  const texts = async (): Promise<string[]> => {
    const { tips, developer } = await listTips(made.ctx, auditSource)
    return [...tips, ...developer].map(({ text }) => text)
  }
  return { ...made, folder, texts, backup: (day: string) => writeNightly(folder, day) }
}

function writeNightly(folder: string, day: string): void {
  mkdirSync(join(folder, 'backups'), { recursive: true })
  writeFileSync(join(folder, `backups/nightly-${day}.gz`), '')
}

const S3 = {
  ...{ S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
  ...{ BACKUP_BUCKET: 'copies', BACKUP_PUBLIC_KEY: `age1${'q'.repeat(58)}` },
}
const measured = { metric: 'LCP', language: 'nl', device: 'phone', browser: 'Chrome', route: '/booking' } as const
const measuredAt = (day: string, value: number, build?: number) => ({
  ...{ ...measured, hour: new Date(`${day}T10:00:00Z`), value, count: 60, target: 'h1' },
  ...(build && { build }),
})
/** Four weeks later there are only the figures of the pages that were made faster. */
const makeFaster = async ({ ctx }: Site) => {
  ctx.now = () => new Date(Date.parse(NOW) + 29 * DAY_MS)
  await ctx.db.insert(vitalHours).values(measuredAt('2026-03-30', 1200, 3))
}
const saveSlogan = ({ ctx }: Site, hours: number, slogan: Partial<typeof DEMO_COMPANY.slogan>) =>
  saveCompany({ ...ctx, now: () => BEFORE(hours) }, { ...DEMO_COMPANY, slogan: { ...DEMO_COMPANY.slogan, ...slogan } })

const OPERATION_KINDS: Record<Exclude<keyof typeof OPERATIONS, 'disk-full'>, Kind> = {
  'no-mail-server': {
    remedy: ({ ctx }) => saveSetting(ctx, null, mailServerSetting, { ...mailServerSetting.initial, host: 'mail.be' }),
  },
  'mail-failing': {
    env: { SMTP_URL: 'smtp://localhost:2525' },
    produce: ({ ctx }) =>
      ctx.db.insert(emails).values({
        ...{ id: 'failed', kind: 'test', locale: 'nl', toAddress: 'a@example.com', subject: '', html: '', text: '' },
        ...{ status: 'failed', serverMessage: '550', createdAt: ctx.now(), dueAt: ctx.now(), lastAttemptAt: ctx.now() },
      }),
    remedy: ({ ctx }) => ctx.db.update(emails).set({ status: 'sent', serverMessage: null }),
  },
  'jobs-failed': {
    async produce({ database, ctx }) {
      await openQueue(database, [nightlyBackup], ctx.log).then((queue) => queue.close())
      await database.pool.query(
        "insert into pgboss.job (name, source_name, created_on) values ('dead', 'nightly-backup', now() - interval '1 hour')",
      )
    },
    remedy: ({ database }) =>
      database.pool.query(
        "insert into pgboss.job (name, state, completed_on) values ('nightly-backup', 'completed', now())",
      ),
  },
  'calendar-unread': {
    produce: ({ ctx }) =>
      ctx.db.insert(ownCalendars).values({
        ...{ id: 'c', name: 'Werk', encryptedAddress: 'x', host: 'calendar.be', blocksAllDay: true },
        ...{ closesIfUnread: false, error: 'NOT_FOUND', failingSince: BEFORE(2), createdAt: BEFORE(9) },
        updatedAt: BEFORE(9),
      }),
    remedy: ({ ctx }) => ctx.db.update(ownCalendars).set({ error: null, failingSince: null, lastReadAt: ctx.now() }),
  },
  'no-backup': {
    produce: ({ backup }) => backup('2026-02-20'),
    remedy: ({ backup }) => backup('2026-03-02'),
  },
  'backup-not-copied': {
    remedy: ({ ctx }) =>
      journal.record(ctx.db, { at: ctx.now(), actor: null, action: 'backup.written', subject: 'copy.gz' }),
  },
  'backup-not-uploaded': {
    env: S3,
    produce: ({ ctx }) => settings.save(ctx.db, 'backup.uploaded', {}, BEFORE(60)),
    remedy: ({ ctx }) => settings.save(ctx.db, 'backup.uploaded', {}, BEFORE(7)),
  },
  'pictures-missing': {
    produce: ({ ctx }) =>
      ctx.db.insert(media).values({
        ...{ id: 'f'.repeat(24), width: 200, height: 100, colour: '#888', widths: [200], bytes: 1 },
        ...{ fallbackFormat: 'jpg', fallbackWidth: 200, createdAt: ctx.now(), touchedAt: ctx.now() },
      }),
    remedy: ({ ctx }) => ctx.db.delete(media),
  },
  'first-password': {
    env: { ADMIN_PASSWORD: 'Gr0en!gras-e2e' },
    async produce({ ctx }) {
      await ensureAdmin(ctx)
    },
    async remedy({ ctx }) {
      const [first] = await ctx.db.select().from(users)
      await accountRepo.savePassword(ctx.db, first!.id, 'another hash', new Date(Date.parse(NOW) + DAY_MS))
    },
  },
  'demo-content': {
    async produce({ ctx, as }) {
      const { user } = await as('user')
      await ctx.db.delete(sessions)
      await ctx.db
        .update(users)
        .set({ id: `${DEMO_SCOPE.userIdPrefix}1` })
        .where(eq(users.id, user.id))
    },
    remedy: ({ ctx }) => ctx.db.delete(users),
  },
}

const KINDS: Record<string, Kind> = {
  ...OPERATION_KINDS,
  'translation-drift': {
    async produce(site) {
      await saveSlogan(site, 6, {})
      await saveSlogan(site, 4, { nl: 'Een andere slogan' })
    },
    remedy: (site) => saveSlogan(site, 2, { nl: 'Een andere slogan', en: 'Another slogan', fr: 'Un autre slogan' }),
  },
  'vital-poor': {
    produce: ({ ctx }) => ctx.db.insert(vitalHours).values(measuredAt('2026-03-02', 6000)),
    remedy: makeFaster,
  },
  'vital-worse': {
    async produce({ ctx }) {
      await ctx.db.insert(vitalHours).values([measuredAt('2026-02-20', 2000, 1), measuredAt('2026-03-02', 3400, 2)])
      const builds = ['2026-02-10', '2026-02-28'].map((day, index) => ({
        ...{ number: index + 1, build: `b${index}`, startedAt: new Date(day) },
      }))
      await ctx.db.insert(deployments).values(builds)
    },
    remedy: makeFaster,
  },
}

test.each(Object.entries(KINDS))('%s: the tip is shown, and gone after what it asks', async (text, kind) => {
  const site = await openSite(kind.env)
  try {
    await kind.produce?.(site)
    expect(await site.texts()).toContain(text)
    await kind.remedy(site)
    expect(await site.texts()).not.toContain(text)
  } finally {
    rmSync(site.folder, { recursive: true, force: true })
  }
})

test('disk-full: the tip is shown, and gone after the disk has space again', () => {
  const disk = (free: number) => diskTip({ bavail: free, blocks: 50_000, bsize: 1_048_576 }).map(({ text }) => text)
  expect([disk(512), disk(2048)]).toEqual([['disk-full'], []])
})

type Written = { title: string; description: string; body: string; lang?: string }
/** Changes a page without faults. */
type Fault = (page: Written) => Partial<Written>
const add =
  (code: string): Fault =>
  ({ body }) => ({ body: body + code })

const SIMPLE = 'De kat zit op de mat en kijkt naar de man in de tuin. Dan gaat ze weer naar huis. '.repeat(20)
const HARD =
  'Verantwoordelijkheidsverdeling overeenkomstig aansprakelijkheidsbepalingen veronderstelt toestemmingsverlening. '.repeat(
    40,
  )
const BROKEN_LINK = 'https://www.elders-site.be/weg'
const QUESTION = 'Maken jullie drukwerk, zoals visitekaartjes?'
const SAME = {
  title: 'Diensten, pakketten en prijzen in Gent.',
  description: 'Wat we doen voor zelfstandigen en kleine zaken in Gent: van een eerste gesprek tot een site die werkt.',
}

/** A fault per check of the owner, planted in a page of its own. */
const OWNER_FAULTS: Record<string, Fault> = {
  'title-missing': () => ({ title: '' }),
  'title-length': () => ({ title: 'Kort' }),
  'title-unique': () => ({ title: SAME.title }),
  'title-languages': () => ({ title: 'Studio Cyaan, websites & webshops in Gent' }),
  'description-missing': () => ({ description: '' }),
  'description-length': () => ({ description: 'Kort' }),
  'description-unique': () => ({ description: SAME.description }),
  readability: () => ({ body: `<article><h1>Titel</h1><p>${HARD}</p></article>` }),
  'text-language': () => ({
    body: `<article><h1>Title</h1><p>${'The text is not for you, and they will have it with the page that was here. '.repeat(20)}</p></article>`,
  }),
  'link-broken': add('<p><a href="/nergens">Dit staat nergens</a></p>'),
  'link-redirect': add('<p><a href="/verhuisd">Dit is verhuisd</a></p>'),
  'link-text': add('<p><a href="/faq">klik hier</a></p>'),
  'link-anchor': add('<p><a href="/faq#weg">Een deel dat weg is</a></p>'),
  'link-external': add(`<p><a href="${BROKEN_LINK}">Elders</a></p>`),
  'heading-empty': add('<h2></h2>'),
  'heading-order': add('<h4>Te diep</h4>'),
  'image-alt': add('<img src="/foto.jpg" width="1" height="1">'),
  'link-name': add('<p><a href="/faq"></a></p>'),
  'image-broken': add('<img src="/weg.jpg" alt="Weg" width="1" height="1">'),
  'article-short': () => ({ body: '<article><h1>Titel</h1><p>Kort.</p></article>' }),
  'question-unanswered': () => ({}),
}

test('every kind of tip has a fault here; those of a developer have one in the audit of the demo', () => {
  const owners = new Set([...Object.values(OWNER_CHECKS).flat(), ...OWNER_SETTINGS])
  expect(Object.keys(OWNER_FAULTS).sort()).toEqual([...owners].sort())
  expect(Object.keys(OPERATION_KINDS).sort()).toEqual(
    Object.keys(OPERATIONS)
      .filter((one) => one !== 'disk-full')
      .sort(),
  )
  const planted = new Set(FAULTS.flatMap(({ check, also = [] }) => [check, ...also]))
  const missing = [...SEO_CHECKS, ...AI_CHECKS].map(({ id }) => id).filter((id) => !owners.has(id) && !planted.has(id))
  expect(missing).toEqual([])
})

/** The page of a fault; questions without another place are answered on /faq. */
const pathOf = (check: string) => (check === 'question-unanswered' ? '/faq' : `/${check}`)

async function faultySite() {
  const repaired = new Set<string>()
  const pages = new Map<string, (isRepaired: boolean) => Written>()
  const source: AuditSource = {
    ...auditSource,
    listPages: async () => Object.keys(OWNER_FAULTS).flatMap(pagesOf),
  }
  const started: { run: number; pages: string[] }[] = []
  for (const [index, [check, fault]] of Object.entries(OWNER_FAULTS).entries())
    for (const prefix of check === 'title-languages' ? ['', '/en'] : [''])
      pages.set(prefix + pathOf(check), (isRepaired) => {
        const good = {
          title: `Websites voor zelfstandigen, deel ${index}${prefix}`,
          description: `Onderwerp ${index}${prefix}: hoe een site van een kleine zaak in Gent gevonden wordt en wat ze elke maand kost.`,
          body: `<article><h1>Onderwerp ${index}</h1>${prefix ? '' : `<p>${SIMPLE}</p>`}</article>`,
          lang: prefix ? 'en' : 'nl',
        }
        const isFaulty = !isRepaired
        if (check === 'question-unanswered' && isRepaired && !prefix)
          return {
            ...good,
            body: `${good.body}<p>${QUESTION} Ja, we maken drukwerk zoals visitekaartjes en folders.</p>`,
          }
        return { ...good, ...(isFaulty && fault(good)) }
      })
  // What has the same title and description.
  pages.set('/same', () => ({ ...SAME, body: `<article><h1>Zelfde</h1><p>${SIMPLE}</p></article>` }))

  const made = await testApp({
    now: NOW,
    env: { PUBLIC_URL: 'https://studio.example', DEMO: 'off' },
    render: (request) => {
      const { pathname } = new URL(request.url)
      const moved = { location: 'https://studio.example/faq' }
      if (pathname === '/verhuisd') return new Response('', { status: 301, headers: moved })
      const write = pages.get(pathname)
      const check = Object.keys(OWNER_FAULTS).find((one) => pathOf(one) === pathname.replace(/^\/en/, ''))
      noteTag(`page-texts:${check}`)
      if (!write) return new Response('<p>weg</p>', { status: pathname === '/foto.jpg' ? 200 : 404 })
      return new Response(htmlOf(pathname, write(repaired.has(check ?? ''))), {
        headers: { 'content-type': 'text/html' },
      })
    },
  })
  const enqueue: Context['enqueue'] = async (_tx, job, data) => {
    if (job.name === 'audit-run') started.push(data as never)
    return null as never
  }
  const ctx = { ...made.ctx, enqueue }
  const run = async () => {
    const job = started.at(-1)!
    await performAudit(ctx, source, job)
  }
  return { ctx, run, repaired, tips: () => listFindingTips(ctx, source) }

  function pagesOf(check: string): AuditedPage[] {
    const isPost = !OWNER_CHECKS.page.includes(check) && check !== 'question-unanswered'
    const detailsIn = (locale: AuditedPage['locale']) => ({
      ...{ kind: isPost ? ('post' as const) : ('page' as const), textLocale: locale, isListed: true },
      editPath: `/admin/${check}`,
    })
    const languages = check === 'title-languages' ? (['nl', 'en'] as const) : (['nl'] as const)
    const own = inEveryLanguage(languages, () => pathOf(check), detailsIn)
    const isTitle = check === 'title-unique'
    return isTitle ? [...own, ...inEveryLanguage(['nl'], () => '/same', detailsIn)] : own
  }
}

function htmlOf(path: string, { title, description, body, lang }: Written): string {
  const head = `${title && `<title>${title}</title>`}${description && `<meta name="description" content="${description}">`}`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><link rel="canonical" href="https://studio.example${path}">${head}</head><body><main>${body}</main></body></html>`
}

test('a tip of every check of the owner is shown, and gone right after its page was saved', async () => {
  const { ctx, run, repaired, tips } = await faultySite()
  await saveSetting(ctx, null, questionsSetting, { nl: [QUESTION], en: [], fr: [] })
  await ctx.db
    .insert(externalLinks)
    .values({ address: BROKEN_LINK, checkedAt: ctx.now(), result: 'broken', problem: 'HTTP 404' })
  await startAudit(ctx, 'manual')
  await run()
  const shown = async () => {
    const own = (await tips()).filter(({ isForDeveloper }) => !isForDeveloper)
    return Object.keys(OWNER_FAULTS).filter((check) => own.some(({ text }) => text === check))
  }
  expect(await shown()).toEqual(Object.keys(OWNER_FAULTS))
  // Twenty pages at once.
  const tags = Object.keys(OWNER_FAULTS).map((check) => `page-texts:${check}`)
  for (const check of Object.keys(OWNER_FAULTS)) repaired.add(check)
  for (const _ of ['the first twenty', 'the others']) {
    await recheckTips(ctx, tags)
    await run()
  }
  expect(await shown()).toEqual([])
})
