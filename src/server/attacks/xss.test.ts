import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { twinPathOf } from '#features/site/model/file-paths.ts'
import { STANDARD_PAGES } from '#features/site/model/public-pages.ts'
import { PUBLIC_CATALOGUES, TEXT_GROUPS } from '#features/site/model/texts/messages.ts'
import { LOCALES, localizedPath } from '#kernel/locale.ts'
import { attackedSite, SLOW_TEST_MS } from '#tests/fixtures/attacked-site.ts'
import type { Send } from '#tests/fixtures/every-write/writer.ts'
import { writeEverything } from '#tests/fixtures/every-write.ts'
import { hostileText, PNG } from '#tests/fixtures/hostile-text.ts'
import { readEmails } from '#tests/fixtures/read-emails.ts'
import { unsafeParts } from '#tests/fixtures/unsafe-html.ts'

const ORIGIN = 'https://studio.example'

type Site = Awaited<ReturnType<typeof attackedSite>>
type Written = Awaited<ReturnType<typeof writeEverything>>
/** An output: where it came from, its text, and what is unsafe in it. */
type Output = { name: string; text: string; unsafe: string[] }

test(
  'attacks in every text field come out of pages, API, emails, feeds, Markdown and calendars as text',
  async () => {
    const site = await attackedSite()
    const text = hostileText()
    const written = await writeEverything(site.actors, { text, png: PNG })
    const outputs = [
      ...written.responses.map(({ operation, body }) => ({ name: operation, text: body, unsafe: unsafeJson(body) })),
      ...(await apiOutputs(site, written)),
      ...(await fileOutputs(site, written)),
      ...(await calendarOutputs(site, written)),
      ...(await emailOutputs(site)),
    ]
    expect(outputs.flatMap(({ name, unsafe }) => unsafe.map((part) => `${name}: ${part}`))).toEqual([])

    // Each field was seen in some output: an output that is missing above would be noticed here.
    expect(text.unseenIn(outputs.map((output) => output.text).join('\n'))).toEqual([])
    expectSafeLog(site.logged())
  },
  SLOW_TEST_MS,
)

/** Log injection: each line is one JSON object without control characters, and contains none of the texts. */
function expectSafeLog(logged: string): void {
  const lines = logged.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(100)
  for (const line of lines) expect(JSON.parse(line)).toBeTypeOf('object')
  // The path of the post contains its title, as a slug.
  expect(logged).not.toMatch(/[^\P{Cc}\n]|[<>]|victim@|alert\(/u)
}

/** JSON cannot run in a browser; HTML inside it is inserted by a page. */
async function apiOutputs(site: Site, { client, clientId, post, comment, message }: Written): Promise<Output[]> {
  const languages = LOCALES.flatMap((locale) => [
    `/api/blog/posts?lng=${locale}`,
    `/api/blog/posts/${post.id}?lng=${locale}`,
    `/api/blog/categories?lng=${locale}`,
    `/api/site/landing?lng=${locale}`,
    `/api/site/people?lng=${locale}`,
    `/api/audit/drift?lng=${locale}`,
    `/api/site/messages?lng=${locale}&of=${PUBLIC_CATALOGUES}`,
    `/api/consent/question?lng=${locale}`,
    `/api/consent/registry?lng=${locale}`,
    ...STANDARD_PAGES.map(({ key }) => `/api/site/pages/${key}?lng=${locale}`),
  ])
  const settings = [
    'company',
    'packages',
    'subjects',
    'contact-form',
    'site-texts',
    'questions',
    'canned-answers',
    'mail-server',
  ]
  const admin = [
    ...settings.flatMap((subject) => [`/api/settings/admin/${subject}`, `/api/settings/admin/${subject}/history`]),
    '/api/settings/company',
    '/api/settings/site',
    '/api/site/packages',
    '/api/site/texts',
    ...[...STANDARD_PAGES.map(({ key }) => key), ...Object.keys(TEXT_GROUPS)].map((key) => `/api/site/texts/${key}`),
    '/api/booking/request-types',
    '/api/booking/admin/appointments',
    '/api/booking/admin/appointments?when=history',
    '/api/booking/admin/agenda',
    '/api/booking/admin/rules',
    `/api/blog/authoring/posts/${post.id}`,
    `/api/blog/authoring/posts/${post.id}/revisions`,
    `/api/blog/authoring/posts/${post.id}/revisions/1`,
    `/api/blog/authoring/posts/${post.id}/revisions/2`,
    `/api/blog/authoring/posts/${post.id}/diff?from=1&to=2`,
    '/api/blog/authoring/posts',
    '/api/blog/authoring/categories',
    `/api/comments?post=${post.id}`,
    `/api/comments/${comment}/replies`,
    `/api/comments/reading?post=${post.id}`,
    '/api/reviews',
    '/api/moderation?view=reported',
    '/api/moderation?view=decided',
    '/api/moderation/mutes',
    '/api/contact/messages',
    `/api/contact/messages/${message}`,
    `/api/clients/${clientId}`,
    `/api/clients/${clientId}/entries?kind=comment`,
    '/api/journal?limit=100',
    '/api/users',
    '/api/search?q=q1&lng=nl',
    '/api/mail?limit=100',
    '/api/audit/tips',
    '/api/openapi.json',
  ]
  const own = ['/api/identity/me', '/api/identity/me/data', '/api/booking/appointments', '/api/reviews/mine']
  const drafts = ['/api/blog/authoring/drafts', '/api/blog/authoring/drafts/new']
  const readers: [Send, string[]][] = [
    [site.actors.admin, [...admin, ...languages]],
    [site.actors.writer, drafts],
    [client, own],
  ]
  const outputs: Output[] = []
  // In sequence: the embedded database runs one query at a time.
  for (const [send, paths] of readers)
    for (const path of paths) {
      const response = await send('GET', path)
      const [type, sniffing] = ['content-type', 'x-content-type-options'].map((name) => response.headers.get(name))
      const kind = `${response.status} ${type?.split(';')[0]} ${sniffing}`
      const text = await response.text()
      outputs.push({ name: path, text, unsafe: kind === '200 application/json nosniff' ? unsafeJson(text) : [kind] })
    }
  return outputs
}

function unsafeJson(text: string): string[] {
  return htmlIn(JSON.parse(text)).flatMap((html) => unsafeParts(html))
}

/** Values of properties named `html`. */
function htmlIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'html' && typeof item === 'string' ? [item] : htmlIn(item),
  )
}

async function fileOutputs({ app }: Site, { post }: Written): Promise<Output[]> {
  const pages = LOCALES.flatMap((locale) =>
    STANDARD_PAGES.flatMap(({ path }) => [localizedPath(locale, path), twinPathOf(locale, path)]),
  )
  const posts = LOCALES.flatMap((locale) => {
    const path = localizedPath(locale, `/blog/${post.id}/${post.slug}`)
    return [path, `${path}.md`, localizedPath(locale, '/blog/feed.xml'), localizedPath(locale, '/blog/feed.json')]
  })
  const others = ['/llms.txt', '/llms-full.txt', '/sitemap.xml', '/manifest.webmanifest', '/.well-known/security.txt']
  const outputs: Output[] = []
  for (const path of [...pages, ...posts, ...others]) {
    let response = await app.request(ORIGIN + path)
    // The slug of the post differs by language.
    if (response.status === 301) response = await app.request(ORIGIN + response.headers.get('location')!)
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    const text = await response.text()
    const unsafe = unsafeIn(type, text, response.headers.get('content-security-policy') ?? '')
    outputs.push({ name: path, text, unsafe: response.status === 200 ? unsafe : [`status ${response.status}`] })
  }
  return outputs
}

function unsafeIn(type: string, text: string, policy: string): string[] {
  switch (type) {
    case 'text/html':
      return unsafeParts(text, policy)
    case 'text/markdown':
      return unsafeMarkdown(text)
    case 'text/plain':
      return unsafeMarkdown(text)
    case 'application/rss+xml':
      return unsafeXml(text)
    case 'application/xml':
      return unsafeXml(text)
    default:
      return htmlIn(renamed(JSON.parse(text))).flatMap((html) => unsafeParts(html))
  }
}

/** The HTML of a JSON feed. */
function renamed(feed: { items?: { content_html?: string }[] }): object[] {
  return (feed.items ?? []).map(({ content_html: html }) => ({ html }))
}

/** Outside code, an unescaped `<` starts HTML, and a link may only lead to http, mail or a phone. */
function unsafeMarkdown(markdown: string): string[] {
  const prose = markdown
    .replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
    .replace(/(?<!\\)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')
  const tags = prose.match(/(?<!\\)<(?!https?:)[a-z!/?][^\n]{0,40}/gi) ?? []
  const links = Array.from(prose.matchAll(/(?<!\\)\]\(\s*<?([^)\s>]*)/g), ([, target]) => target!)
  return [...tags, ...links.filter((target) => !/^(?:https?:\/\/|mailto:|tel:|[/#])/i.test(target))]
}

/** Without its CDATA sections, which hold text or HTML, the document has known elements only. */
function unsafeXml(xml: string): string[] {
  const sections = Array.from(xml.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g), ([, text]) => text!)
  const outside = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  const elements = Array.from(outside.matchAll(/<\/?([\w:]+)/g), ([, name]) => name!)
  const known =
    /^(?:rss|channel|item|title|link|description|language|copyright|generator|docs|guid|category|pubDate|lastBuildDate|dc:creator|content:encoded|atom:link|enclosure|image|url|urlset|loc|lastmod|xhtml:link)$/
  const content = Array.from(xml.matchAll(/<content:encoded><!\[CDATA\[([\s\S]*?)\]\]>/g), ([, html]) => html!)
  expect(sections.length === 0 || content.length > 0).toBe(true)
  return [...elements.filter((name) => !known.test(name)), ...content.flatMap((html) => unsafeParts(html))]
}

async function calendarOutputs(site: Site, { client, appointment }: Written): Promise<Output[]> {
  const { url } = await (await site.admin.ask('/api/booking/admin/feed')).json()
  const invite = await client('GET', `/api/booking/appointments/${appointment}/invite.ics`)
  const feed = await site.asVisitor(new URL(url).pathname)
  return Promise.all(
    [invite, feed].map(async (response, index) => calendar(`calendar ${index}`, await response.text())),
  )
}

const EVENT_PROPERTIES =
  /^(?:uid|sequence|dtstamp|dtstart|dtend|summary|location|description|organizer|attendee|url|status|created|last-modified|x-.*|transp|class)$/

function calendar(name: string, text: string): Output {
  const component = new ICAL.Component(ICAL.parse(text))
  const events = component.getAllSubcomponents('vevent')
  const properties = events.flatMap((event) => event.getAllProperties().map((property) => property.name))
  const uids = new Set(events.map((event) => event.getFirstPropertyValue('uid')))
  const unsafe = properties.filter((property) => !EVENT_PROPERTIES.test(property))
  if (uids.size !== events.length) unsafe.push('an injected event')
  return { name, text: text.replace(/\r\n /g, ''), unsafe }
}

async function emailOutputs({ ctx }: Site): Promise<Output[]> {
  const emails = await readEmails(ctx)
  expect(new Set(emails.map(({ kind }) => kind)).size).toBeGreaterThan(10)
  return emails.map(({ kind, subject, toName, toAddress, replyTo, headers, attachments, html, text }) => {
    const names = attachments.flatMap(({ filename, contentType }) => [filename, contentType])
    const lines = [subject, toName, toAddress, replyTo ?? '', ...Object.entries(headers).flat(), ...names]
    const invites = attachments.map(({ content }) => calendar(kind, Buffer.from(content, 'base64').toString()))
    return {
      name: `email ${kind}`,
      text: [...lines, html, text, ...invites.map((invite) => invite.text)].join('\n'),
      unsafe: [
        ...lines.filter((line) => /\p{Cc}/u.test(line)),
        ...unsafeParts(html),
        ...invites.flatMap((invite) => invite.unsafe),
      ],
    }
  })
}
