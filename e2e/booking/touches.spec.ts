import type { Locator, Page } from '@playwright/test'
import { formatDutchDay, time, workday } from '../support/appointments.ts'
import { emailTo } from '../support/servers.ts'
import { expect, test } from '../support/visitor.ts'

const MAX_TOUCHES = 12

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, hasAnswered: false })

/** Every tap counts, also one that moves the focus to a field. Scrolling and typing do not. */
function countTouches(page: Page) {
  let touches = 0
  const tap = async (target: Locator) => {
    await target.tap()
    touches++
  }
  return {
    tap,
    async type(label: string, text: string) {
      await tap(page.getByLabel(label))
      await page.keyboard.type(text)
    },
    count: () => touches,
  }
}

test(
  'on a phone with a slow processor, a visitor without an account needs at most twelve touches',
  { tag: '@extended' },
  async ({ page, context }, info) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const date = workday(14)
    const email = `aanraking-${Date.now()}@example.com`
    const { tap, type, count } = countTouches(page)
    const startedAt = performance.now()

    await page.goto('/booking')
    await tap(page.getByRole('button', { name: 'Alles weigeren' }))
    await tap(page.getByRole('radio', { name: /^Aanpassing/ }))
    const day = page.getByRole('button', { name: new RegExp(`^${formatDutchDay(date)} `) })
    const calendar = page.getByRole('grid')
    await expect(calendar).toBeVisible()
    while ((await day.count()) === 0) {
      const before = await calendar.getAttribute('aria-label')
      await tap(page.getByRole('button', { name: /^Volgende maand/ }))
      await expect(calendar).not.toHaveAttribute('aria-label', before!)
    }
    await tap(day)
    await tap(time(page, '16:00'))
    await type('Vertel er wat meer over', 'Nieuwe foto’s.')
    await type('Naam', 'Leen Maes')
    await type('E-mailadres', email)
    await tap(page.getByRole('button', { name: `Aanvragen: ${formatDutchDay(date)} om 16:00` }))
    await expect(page.getByRole('main').locator(':focus')).toContainText(`We stuurden een e-mail naar ${email}`)

    const seconds = (performance.now() - startedAt) / 1000
    const figures = `${count()} touches, ${seconds.toFixed(1)} s from /booking to "look in your mailbox"`
    // The figure is read in the output of the run.
    process.stdout.write(`${figures}\n`)
    info.annotations.push({ type: 'figures', description: figures })
    expect(count()).toBeLessThanOrEqual(MAX_TOUCHES)
    await emailTo(email, /Bevestig je aanvraag/)
  },
)
