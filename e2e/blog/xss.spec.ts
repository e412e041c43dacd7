import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { signIn } from '../support/account.ts'
import { ADMIN } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

const CORPUS: string[] = JSON.parse(readFileSync('tests/xss-corpus.json', 'utf8'))
/** NUL and lone surrogates are rejected; browsers normalize line endings to one character. */
const ATTACKS = CORPUS.filter((text) => text.isWellFormed() && !text.includes('\0')).map((text) =>
  text.replace(/\r\n?/g, '\n'),
)

test('known XSS attacks in a post, its title and its comments are escaped or rejected, and none runs', async ({
  page,
}) => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150)
  const ran: string[] = []
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message())
    await dialog.dismiss()
  })
  await signIn(page, ADMIN, '/blog')

  const paragraphs = ATTACKS.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  const half = ATTACKS.length / 2
  const posts = [ATTACKS.slice(0, half), ATTACKS.slice(half)].map((titles, part) => ({
    creator: ATTACKS[part]!.slice(0, 80),
    categoryId: null,
    subcategoryId: null,
    isPublic: true,
    tags: titles.slice(0, 12).map((text) => text.slice(0, 40)),
    texts: {
      nl: {
        title: titles[0]!.slice(0, 150),
        excerpt: titles[1]!.slice(0, 300),
        document: { type: 'doc', content: paragraphs },
        coverAlt: '',
      },
    },
  }))
  for (const post of posts) {
    const made = await call(page, 'POST', '/api/blog/authoring/posts', post)
    expect(made.status).toBe(201)
    const { id, slug } = made.body as { id: number; slug: string }
    for (const link of ATTACKS.filter((text) => /^\s*(javascript|data|vbscript):/i.test(text)).slice(0, 20)) {
      const marks = [{ type: 'link', attrs: { href: link } }]
      const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }]
      const texts = { nl: { ...post.texts.nl, document: { type: 'doc', content } } }
      expect((await call(page, 'POST', '/api/blog/authoring/posts', { ...post, texts })).status).toBe(422)
    }
    for (const text of chunks(ATTACKS, 2000))
      expect((await call(page, 'POST', '/api/comments', { postId: id, text })).status).toBe(201)
    await page.goto(`/blog/${id}/${slug}`)
    await expect(page.locator('#comments')).toContainText(ATTACKS.at(-1)!.trim())
    await expect(page.locator('.post-body p')).toHaveCount(ATTACKS.length)
    expect(
      await page
        .locator('.post-body')
        .evaluate((body) => body.querySelectorAll('script,iframe,svg,img,object,embed,form,[onerror],[onload]').length),
    ).toBe(0)
    expect((await page.locator('.post-body p').allTextContents()).map(seen)).toEqual(ATTACKS.map(seen))
  }
  await page.goto('/blog')
  await page.goto(`/blog?q=${encodeURIComponent(ATTACKS[0]!)}`)
  expect(ran).toEqual([])
})

/** Invisible characters are compared as spaces. */
const seen = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** Splits all attacks into texts of limited length. */
function chunks(all: string[], most: number): string[] {
  const texts = ['']
  for (const one of all)
    if (texts.at(-1)!.length + one.length + 1 > most) texts.push(one)
    else texts[texts.length - 1] += `\n${one}`
  return texts
}

/** API call of the page, with its token. */
function call(page: Page, method: string, path: string, json: unknown) {
  return page.evaluate(
    async ({ method, path, json, headers }) => {
      const { token, userId } = JSON.parse(localStorage.getItem('auth-storage')!).state
      const response = await fetch(path, {
        method,
        headers: {
          ...headers,
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'X-User-Id': userId,
        },
        body: JSON.stringify(json),
      })
      return { status: response.status, body: await response.json() }
    },
    { method, path, json, headers: API_CLIENT_HEADERS },
  )
}
