import type { Page } from '@playwright/test'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { apiCaller, createAccount, fillIn, signIn } from '../support/account.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, emailTo } from '../support/servers.ts'
import { expect, expectFocusInside, test, waitForHydration } from '../support/visitor.ts'

/** The comment form appears after hydration, because cached pages do not know the session. */
async function expectCommentForm(page: Page): Promise<void> {
  await waitForHydration(page)
  await expect(page.getByLabel('Jouw reactie')).toBeVisible()
}

/** A separate post for each test, created by the authoring API. */
async function newPost(page: Page): Promise<string> {
  await signIn(page, ADMIN)
  const title = `Onder de motorkap ${crypto.randomUUID().slice(0, 8)}`
  const response = await page.evaluate(
    async ([title, client]) => {
      const { token, userId } = JSON.parse(localStorage.getItem('auth-storage')!).state
      const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Een alinea.' }] }
      const text = { title, excerpt: '', coverAlt: '', document: { type: 'doc', content: [paragraph] } }
      const body = {
        creator: 'Redactie',
        categoryId: null,
        subcategoryId: null,
        isPublic: true,
        tags: [],
        texts: { nl: text },
      }
      const headers = { 'content-type': 'application/json', 'x-user-id': userId, authorization: `Bearer ${token}` }
      const made = await fetch('/api/blog/authoring/posts', {
        method: 'POST',
        headers: { ...headers, ...client },
        body: JSON.stringify(body),
      })
      return { status: made.status, post: await made.json() }
    },
    [title, API_CLIENT_HEADERS] as const,
  )
  expect(response.status, JSON.stringify(response.post)).toBe(201)
  return `/blog/${response.post.id}/${title.toLowerCase().replaceAll(' ', '-')}`
}

test('readers comment, reply, like, edit and delete; the author replied to gets an email and can unsubscribe', async ({
  page,
  request,
  browser,
}) => {
  const path = await newPost(page)
  const rita = await createAccount(request)
  const jan = await createAccount(request)
  const ritaPage = await (await browser.newContext()).newPage()

  await ritaPage.goto(path)
  await waitForHydration(ritaPage)
  await expect(ritaPage.getByText('Log in om te reageren')).toBeVisible()
  await ritaPage.locator('#comments').getByRole('link', { name: 'Inloggen' }).click()
  await fillIn(ritaPage, rita)
  await ritaPage.waitForURL(`${path}#comments`)
  await expectCommentForm(ritaPage)
  await expect(ritaPage.getByLabel('Jouw reactie')).toBeInViewport()
  await ritaPage.getByLabel('Jouw reactie').fill('Helder <i>uitgelegd</i>, dank.')
  // Client-side navigation to another page and back, and a reload.
  await ritaPage.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(ritaPage).toHaveURL('/blog')
  await ritaPage.goBack()
  await expect(ritaPage.getByLabel('Jouw reactie')).toHaveValue('Helder <i>uitgelegd</i>, dank.')
  await ritaPage.reload()
  await expectCommentForm(ritaPage)
  await expect(ritaPage.getByLabel('Jouw reactie')).toHaveValue('Helder <i>uitgelegd</i>, dank.')
  await ritaPage.getByRole('button', { name: 'Reactie plaatsen' }).click()
  await expect(ritaPage.getByText('Je reactie is geplaatst.')).toBeVisible()
  await expect(ritaPage.getByLabel('Jouw reactie')).toHaveValue('')
  await expect(ritaPage.locator('.post > header').getByText('1 reactie')).toBeVisible()
  // The next visitor gets the comment in the HTML.
  expect(await (await page.request.get(path)).text()).toContain('Helder &lt;i&gt;uitgelegd&lt;/i&gt;, dank.')
  await ritaPage.getByRole('button', { name: 'Aanpassen' }).click()
  await ritaPage.getByLabel('Je reactie aanpassen').fill('Helder uitgelegd, dank.')
  await ritaPage.getByRole('button', { name: 'Bewaren' }).click()
  await expect(ritaPage.getByText('aangepast')).toBeVisible()
  await expect(ritaPage.getByRole('button', { name: 'Aanpassen' })).toBeFocused()

  const janPage = await (await browser.newContext({ timezoneId: 'Asia/Tokyo' })).newPage()
  await signIn(janPage, jan, path)
  await expectCommentForm(janPage)
  const first = janPage.getByRole('article', { name: `Rita ${rita.lastName}` })
  // The HTML has Belgian time, the hydrated page the visitor's.
  expect(await (await page.request.get(path)).text()).toMatch(/<time[^>]*>[^<]* CES?T</)
  await expect(first.locator('time')).toHaveText(/\d:\d\d GMT\+9$/)
  const like = first.getByRole('button', { name: /^Vind ik leuk/ })
  await janPage.route('**/like?*', (route) => route.fulfill({ status: 429, json: {} }))
  await like.click()
  await expect(first.getByText('Je like kon niet bewaard worden. Probeer het opnieuw.')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await janPage.unroute('**/like?*')
  // A failure to load the own comments must not disable the form.
  await janPage.getByLabel('Jouw reactie').fill('Nog niet klaar')
  let refusals = 0
  await janPage.route('**/api/comments/mine?*', (route) => {
    refusals += 1
    return route.fulfill({ status: 429, json: {} })
  })
  await like.click()
  await expect.poll(() => refusals).toBe(2)
  await janPage.unroute('**/api/comments/mine?*')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByText('(1 persoon vindt dit leuk)')).toBeAttached()

  await first.getByRole('button', { name: 'Antwoorden: Rita' }).click()
  await janPage.getByRole('button', { name: 'Annuleren' }).click()
  await expect(first.getByRole('button', { name: 'Antwoorden: Rita' })).toBeFocused()
  await janPage.keyboard.press('Enter')
  await janPage.getByLabel('Antwoord aan Rita').fill('Vond ik ook.')
  await janPage.getByRole('button', { name: 'Antwoord plaatsen' }).click()
  await expect(janPage.getByText('Vond ik ook.')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Antwoorden: Rita' })).toBeFocused()
  await expect(janPage.getByLabel('Jouw reactie')).toHaveValue('Nog niet klaar')
  await expectNoViolations(janPage, 'his comments', { part: '#comments' })
  await janPage.getByRole('button', { name: 'Antwoorden verbergen' }).click()
  await expect(janPage.getByText('Vond ik ook.')).toBeHidden()
  await janPage.reload()
  await expectCommentForm(janPage)
  await janPage.getByRole('button', { name: '1 antwoord tonen' }).click()
  await expect(janPage.getByText('Vond ik ook.')).toBeVisible()
  await expect(janPage.getByRole('heading', { name: '2 reacties' })).toBeVisible()

  const { links } = await emailTo(rita.email, /Nieuw antwoord op je reactie/)
  const replyLink = new URL(links.find((href) => href.includes('#comment-'))!)
  await ritaPage.goto(replyLink.pathname + replyLink.hash)
  await expect(ritaPage.getByText('Vond ik ook.')).toBeInViewport()
  const stop = new URL(links.find((href) => href.includes('/unsubscribe'))!)
  await ritaPage.goto(stop.pathname + stop.search)
  await expect(ritaPage).toHaveURL('/unsubscribe')
  await ritaPage.getByRole('button', { name: 'Geen e-mails meer over antwoorden' }).click()
  await expect(ritaPage.getByText('Je krijgt geen e-mails meer over antwoorden')).toBeVisible()

  await ritaPage.goto(path)
  await expectCommentForm(ritaPage)
  await ritaPage.getByRole('button', { name: 'Verwijderen' }).click()
  await ritaPage.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(ritaPage.getByText('Deze reactie is verwijderd.')).toBeVisible()
  await expectFocusInside(ritaPage.locator('#comments'))
  await expect(ritaPage.getByRole('heading', { name: '1 reactie', exact: true })).toBeVisible()
  await expectNoViolations(ritaPage, 'her comments', { part: '#comments' })
  await Promise.all([janPage.context().close(), ritaPage.context().close()])
})

test('without JavaScript every comment and reply is reached by following links', { tag: '@extended' }, async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const path = await newPost(page)
  const postId = Number(path.split('/')[2])
  const writer = await apiCaller(request, await createAccount(request))
  const owner = await apiCaller(request, ADMIN)
  const newest = (await writeComments(21, 'Reactie')).at(-1)!
  await writeComments(11, 'Antwoord', newest)

  const reader = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false, locale: 'nl-BE' })
  const shown = (text: string) => reader.locator('#comments').getByText(text, { exact: true })
  await reader.goto(path)
  await expect(shown('Reactie 21')).toHaveCount(2)
  await expect(shown('Reactie 21').first()).toBeVisible()
  await expect(shown('Antwoord 10')).toBeVisible()
  for (const later of ['Antwoord 11', 'Reactie 1']) await expect(shown(later)).toHaveCount(0)
  // Controls that need JavaScript are hidden.
  for (const dead of ['11 antwoorden tonen', 'Meer reacties tonen', 'Populairst'])
    await expect(shown(dead)).toBeHidden()

  const html = await (await request.get(path)).text()
  const ids = [...html.matchAll(/\sid="(comment-\d+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(30)
  expect(new Set(ids).size).toBe(ids.length)
  await reader.goto(`${path}#comment-${newest}`)
  await expect(shown('Reactie 21').first()).toBeInViewport()

  await shown('Meer antwoorden tonen').click()
  await expect(shown('Antwoord 11')).toBeVisible()
  await shown('Oudere reacties tonen').click()
  await expect(shown('Reactie 20').first()).toBeVisible()
  await shown('Terug naar de nieuwste reacties').click()
  await expect(reader).toHaveURL(`${path}#comments`)
  await shown('Oudere reacties tonen').click()
  await expect(shown('Reactie 1')).toBeVisible()
  await expect(shown('Oudere reacties tonen')).toHaveCount(0)
  // The canonical address is the post itself.
  const canonical = await reader.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical!).pathname + new URL(canonical!).search).toBe(path)
  await reader.goto(`${path}?comments=nergens`)
  await expect(shown('Reactie 21').first()).toBeVisible()
  await reader.close()

  // With JavaScript the same address shows the normal post.
  await page.goto(`${path}?comments=${newest}`)
  await waitForHydration(page)
  await expect(page.getByText('Reactie 21', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Meer reacties tonen' }).click()
  await expect(page.getByText('Reactie 1', { exact: true })).toBeVisible()

  /** That many comments at once are held for moderation. */
  async function writeComments(count: number, word: string, replyTo?: number): Promise<number[]> {
    const ids: number[] = []
    for (let number = 1; number <= count; number++) {
      const text = `${word} ${number}`
      ids.push((await writer.call('POST', '/api/comments', { postId, text, ...(replyTo && { replyTo }) })).id)
    }
    const texts = ids.map((id) => ({ kind: 'comment', id: String(id) }))
    await owner.call('POST', '/api/moderation/decisions', { texts, verdict: 'approve' })
    return ids
  }
})
