import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  attackedSite,
  type DescribedCall,
  describedCalls,
  plainText,
  readAllRows,
  SLOW_TEST_MS,
} from '#tests/fixtures/attacked-site.ts'
import { writeEverything } from '#tests/fixtures/every-write.ts'
import { PNG } from '#tests/fixtures/hostile-text.ts'

type Site = Awaited<ReturnType<typeof attackedSite>>
type Written = Awaited<ReturnType<typeof writeEverything>>
type Objects = Record<string, { of: string | number; missing: string | number }>

/** Everyone may read them, or likes what everyone may read. */
const PUBLIC = [
  'GET /api/blog/posts/{id}',
  'GET /api/portfolio/cases/{slug}',
  'GET /api/comments/{id}',
  'GET /api/comments/{id}/replies',
  'PUT /api/comments/{id}/like',
  'DELETE /api/comments/{id}/like',
  'GET /api/identity/photos/{userId}',
  // The parameter is a page, not an object of a user.
  'GET /api/site/pages/{key}',
  'GET /api/site/services/{slug}',
  'GET /api/site/policies/{page}',
  'GET /api/site/policies/{page}/{version}',
  // The parameter is the secret.
  'GET /api/booking/feed/{token}',
  // The parameter is a provider of the caller's own account.
  'POST /api/identity/me/providers/{provider}',
  'DELETE /api/identity/me/providers/{provider}',
]
/** Writers share posts and categories. Drafts are their own: `draftsAreOwn`. */
const SHARED_BY_WRITERS = /^\/api\/blog\/authoring\/(?:posts|categories|drafts)\//

/** For each area of the API an object of the victim, and an id of the same form that does not exist. */
async function objectsOf(site: Site, { client, clientId, post, review, comment, message, appointment }: Written) {
  const read = async (path: string) => (await site.admin.ask(path)).json()
  const [session] = await (await client('GET', '/api/identity/me/sessions')).json()
  const [rule] = (await read('/api/booking/admin/rules')).rules
  const [calendar] = (await read('/api/booking/admin/calendars')).calendars
  const [email] = (await read('/api/mail')).emails
  const [category] = await read('/api/blog/authoring/categories')
  const { dismissed } = await read('/api/audit/tips')
  const decision = { texts: [{ kind: 'review', id: review }], verdict: 'hide', reason: 'een reden' }
  const { batch } = await (await site.admin.send('POST', '/api/moderation/decisions', decision)).json()
  const uuid = (of: string) => ({ of, missing: randomUUID() })
  const number = (of: number) => ({ of, missing: 999_999 })
  const objects: Objects = {
    '/api/audit/tips/dismissals/': { of: dismissed[0].tip.key, missing: 'operations:nope' },
    '/api/blog/authoring/cases/measurements/': number(1),
    '/api/blog/authoring/categories/': number(category.id),
    '/api/blog/authoring/drafts/': { of: 'new', missing: 'new-7' },
    '/api/blog/authoring/posts/': number(post.id),
    '/api/booking/admin/appointments/': uuid(appointment),
    '/api/booking/admin/calendars/questions/': uuid(appointment),
    '/api/booking/admin/calendars/': uuid(calendar.id),
    '/api/booking/admin/rules/': uuid(rule.id),
    '/api/booking/appointments/': uuid(appointment),
    '/api/clients/': uuid(clientId),
    '/api/comments/': number(comment),
    '/api/contact/messages/': uuid(message),
    '/api/identity/me/sessions/': uuid(session.id),
    '/api/mail/': uuid(email.id),
    '/api/moderation/decisions/': uuid(batch),
    '/api/moderation/mutes/': uuid(clientId),
    '/api/reviews/': uuid(review),
    '/api/settings/admin/': { of: 'company', missing: 'nope' },
    '/api/site/texts/': { of: 'contact', missing: 'nope' },
    '/api/users/': uuid(clientId),
  }
  return objects
}

function addressOf({ path }: DescribedCall, objects: Objects, which: 'of' | 'missing'): string {
  const area = Object.keys(objects).find((prefix) => path.startsWith(`${prefix}{`))
  if (!area) throw new Error(`${path} has no object: add one to objectsOf, or the call to PUBLIC`)
  return path.replace(/\{\w+\}/, encodeURIComponent(objects[area]![which])).replace(/\{\w+\}/, '1')
}

test(
  'IDOR: an object of another user is refused like one that does not exist, and nothing changes',
  async () => {
    const site = await attackedSite()
    const written = await writeEverything(site.actors, { text: plainText(), png: PNG })
    const objects = await objectsOf(site, written)
    // The comment and the review of the victim are not public.
    const texts = [{ kind: 'comment', id: String(written.comment) }]
    await site.admin.send('POST', '/api/moderation/decisions', { texts, verdict: 'hide', reason: 'een reden' })
    const calls = (await describedCalls(site)).filter(
      ({ path, operation }) => /\{/.test(path) && !PUBLIC.includes(operation),
    )
    expect(calls.length).toBeGreaterThan(50)
    const attackers = {
      visitor: site.visitor,
      user: (await site.as('user')).send,
      writer: (await site.as('writer')).send,
    }
    const before = await readAllRows(site)
    const found: string[] = []

    for (const [name, send] of Object.entries(attackers))
      for (const call of calls) {
        if (name === 'writer' && SHARED_BY_WRITERS.test(call.path)) continue
        const body = call.method === 'GET' ? undefined : (written.bodies.get(call.operation) ?? {})
        const query = call.method === 'GET' ? '?lng=nl&from=1&to=1&kind=message' : ''
        const ask = async (which: 'of' | 'missing') => {
          const response = await send(call.method, addressOf(call, objects, which) + query, body)
          return `${response.status} ${JSON.stringify((await response.json()).error)}`
        }
        const [refused, missing] = [await ask('of'), await ask('missing')]
        if (![401, 403, 404].includes(Number(refused.slice(0, 3))) || refused !== missing)
          found.push(`${name} ${call.operation}: ${refused}, not ${missing}`)
      }
    expect(found).toEqual([])
    expect(await readAllRows(site)).toEqual(before)
    await draftsAreOwn(site)
  },
  SLOW_TEST_MS,
)

async function draftsAreOwn(site: Site): Promise<void> {
  const { ask, send } = await site.as('writer')
  const path = '/api/blog/authoring/drafts/new'
  const draft = await (await site.writer.ask(path)).text()
  expect(draft).toContain('tekst')
  expect(await (await ask(path)).json()).toBeNull()
  await send('DELETE', path)
  expect(await (await site.writer.ask(path)).text()).toBe(draft)
}
