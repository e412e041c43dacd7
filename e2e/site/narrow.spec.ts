import { STANDARD_PAGES } from '../../src/features/site/model/public-pages.ts'
import { apiCaller, createAccount, signIn } from '../support/account.ts'
import { workday } from '../support/appointments.ts'
import { expect, expectNoSideScroll, test } from '../support/visitor.ts'

const LONG_WORD = 'Meerverantwoordelijkheidsverzekeringsmaatschappijvoorzitter'
const LONG_URL = `https://voorbeeld.example/${'een-heel-lang-pad-zonder-spaties-'.repeat(4)}`

test('no page scrolls sideways at 320 px, also with long names, addresses, words and links', async ({
  page,
  request,
}) => {
  const member = await createAccount(request, { lastName: LONG_WORD })
  const { call } = await apiCaller(request, member)
  const [post] = (await (await request.get('/sitemap.xml')).text()).match(/\/blog\/\d+\/[^<"]+/)!
  await call('POST', '/api/booking/appointments', {
    requestType: 'CHANGE_REQUEST',
    date: workday(14),
    time: '14:00',
    comments: LONG_URL,
  })
  await call('POST', '/api/reviews', { rating: 4, title: LONG_WORD, content: `${LONG_WORD} ${LONG_URL}` })
  await call('POST', '/api/comments', { postId: Number(post.split('/')[2]), text: `${LONG_WORD} ${LONG_WORD}` })
  await signIn(page, member, '/my-appointments')
  await expect(page.getByText(LONG_URL)).toBeVisible()
  await expectNoSideScroll(page, 'my appointments')
  await page.goto('/profile')
  await expect(page.getByLabel('Achternaam')).toHaveValue(LONG_WORD)
  await expectNoSideScroll(page, 'profile')
  await page.goto('/reviews')
  await expect(page.getByRole('heading', { name: LONG_WORD }).first()).toBeVisible()
  await expectNoSideScroll(page, 'reviews')
  await page.goto(post)
  await expect(page.getByText(`${LONG_WORD} ${LONG_WORD}`).first()).toBeVisible()
  await expectNoSideScroll(page, 'article')
  await page.evaluate(() => localStorage.clear())

  const others = [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/nope',
    '/unsubscribe',
  ]
  // English words are shorter.
  for (const language of ['', '/fr'])
    for (const path of [...STANDARD_PAGES.map((one) => one.path), ...others]) {
      await page.goto(`${language}${path}`)
      await expectNoSideScroll(page, `${language}${path}`)
    }
})

test('a long word in every text of a page with sections does not widen it', async ({ page }) => {
  for (const width of [320, 768])
    for (const path of ['/', '/portfolio', '/services/webdesign']) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      // Not in figures, prices and badges, which nobody writes.
      await page.locator('main').evaluate((main, word) => {
        const fixed = 'svg, script, .proof dd, .whitespace-nowrap, .tel, .sum b, .case-mark, .case-compare b'
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          if (/\p{L}{3}/u.test(text.nodeValue!) && !text.parentElement!.closest(fixed))
            text.nodeValue = `${word} ${text.nodeValue}`
      }, LONG_WORD)
      await expectNoSideScroll(page, `${path} at ${width} px`)
    }
})
