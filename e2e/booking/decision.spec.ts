import { createAccount, signIn } from '../support/account.ts'
import { callBookingApi, workday } from '../support/appointments.ts'
import { expectNoViolations } from '../support/axe.ts'
import { ADMIN, emailLinkTo, emailTo } from '../support/servers.ts'
import { expect, expectNoSideScroll, test } from '../support/visitor.ts'

const OWNER = ADMIN.email

test('the owner approves and denies requests on a phone by the links in the emails', async ({ page }) => {
  const member = await createAccount(page.request)
  const name = `${member.firstName} ${member.lastName}`
  await signIn(page, member, '/my-appointments')
  const request = { requestType: 'CHANGE_REQUEST', date: workday(6), comments: 'Nieuwe foto’s <b>vandaag</b>' }
  const links: string[] = []
  for (const time of ['09:00', '11:00']) {
    await callBookingApi(page, 'POST', '/appointments', { ...request, time })
    links.push(await emailLinkTo(OWNER, new RegExp(`^Nieuwe aanvraag: ${name}.*${time}`)))
  }
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('Voorbeeldstraat 12')
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto(links[0]!)
  await expect(page.getByRole('heading', { name: 'Deze aanvraag goedkeuren?' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expect(page.getByRole('main')).toContainText('Nieuwe foto’s <b>vandaag</b>')
  await expectNoViolations(page, 'approval', { themes: 'this' })
  await page.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(page.getByRole('heading', { name: 'Deze aanvraag is goedgekeurd.' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expect(page.getByRole('definition').filter({ hasText: /^Admin$/ })).toBeVisible()
  await emailTo(member.email, /Bevestigd: je afspraak/)
  await page.goto(links[0]!)
  await expect(page.getByRole('button')).toHaveCount(0)

  await page.goto(links[1]!)
  await page.getByRole('link', { name: 'Liever weigeren' }).click()
  await page.getByRole('button', { name: 'Weigeren' }).click()
  await expect(page.getByLabel('Reden')).toHaveAccessibleDescription(/^Geef een reden op\./)
  await expect(page.getByLabel('Reden')).toBeFocused()
  await expectNoViolations(page, 'denial', { themes: 'this' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, 'denial in dark', { themes: 'this' })
  await expectNoSideScroll(page, 'denial')
  await page.getByLabel('Reden').fill('Die dag zijn we op verplaatsing.')
  await page.getByRole('button', { name: 'Weigeren' }).click()
  await expect(page.getByRole('heading', { name: 'Deze aanvraag is geweigerd.' })).toBeVisible()
  expect((await emailTo(member.email, /niet bevestigen/)).text).toContain('Die dag zijn we op verplaatsing.')
})
