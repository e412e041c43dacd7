import { createAccount } from '../support/account.ts'
import { ADMIN } from '../support/servers.ts'
import { button, exactly, field, heading, link, role, text } from './engine-page.ts'
import { expect, expectPath, expectVisible, hydrate, logIn, test } from './journey.ts'

/** Two weeks from now, so that the date is always in the future. */
const later = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

test('write and publish an article, then comment on it', async ({ visitor, request }) => {
  const client = await createAccount(request)
  const title = `Sneller in vijf minuten ${crypto.randomUUID().slice(0, 6)}`
  await visitor.open('/login?next=/blog/desk')
  await hydrate(visitor)
  await logIn(visitor, ADMIN)
  await expectPath(visitor, '/blog/desk')
  await visitor.click(link('Nieuw artikel'))
  await visitor.fill(field('Titel van het artikel'), title)
  const editor = exactly(role('textbox', 'Tekst'))
  await visitor.click(editor)
  await visitor.type('Eerst meten.')
  await visitor.click(button('Tussentitel (H2)'))
  await expectVisible(visitor, role('heading', 'Eerst meten.', editor))
  await visitor.press('Enter')
  await visitor.type('Dan pas snoeien.')
  await expectVisible(visitor, text('5 woorden'))

  // A date in the future turns "publish" into "schedule".
  await visitor.fill(field('Publiceren op'), later)
  await visitor.click(button('Inplannen'))
  await expectVisible(visitor, text('Ingepland.'))
  await visitor.click(button('Nu publiceren'))
  await expectVisible(visitor, text('Gepubliceerd.'))

  await visitor.open('/blog')
  await visitor.click(link(title))
  await expectVisible(visitor, heading('Eerst meten.'))
  await hydrate(visitor)
  await visitor.click(exactly(button('Account')))
  await visitor.click(button('Uitloggen', role('list', 'Account')))
  await expectPath(visitor, '/login')
  await hydrate(visitor)

  await visitor.open('/blog')
  await visitor.click(link(title))
  await expect.poll(() => visitor.evaluate(() => location.pathname)).toMatch(/^\/blog\/\d+\//)
  const address = await visitor.evaluate(() => location.pathname)
  await hydrate(visitor)
  await visitor.click(link('Inloggen', role('main')))
  await logIn(visitor, client)
  await expectPath(visitor, address)
  await visitor.fill(field('Jouw reactie'), 'Helder <i>uitgelegd</i>, dank.')
  await visitor.click(button('Reactie plaatsen'))
  await expectVisible(visitor, text('Je reactie is geplaatst.'))
  // The next visitor gets the comment in the HTML.
  expect(await (await request.get(address)).text()).toContain('Helder &lt;i&gt;uitgelegd&lt;/i&gt;, dank.')
})
