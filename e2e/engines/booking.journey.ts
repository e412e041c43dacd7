import { createAccount } from '../support/account.ts'
import { formatDutchDay, workday } from '../support/appointments.ts'
import { ADMIN, emailTo } from '../support/servers.ts'
import { button, field, link, role, text } from './engine-page.ts'
import { expect, expectPath, expectVisible, hydrate, logIn, test } from './journey.ts'

/** Each engine books another day. */
const DAYS = { chromium: 0, firefox: 1, webkit: 2 }

test('book: a client logs in and requests a time, an admin approves', async ({ visitor, engine, request }) => {
  const client = await createAccount(request)
  const name = `${client.firstName} ${client.lastName}`
  const date = workday(DAYS[engine])
  const day = formatDutchDay(date)
  await visitor.open('/booking')
  await hydrate(visitor)
  await visitor.click(role('radio', /^Aanpassing/))
  const dayButton = button(new RegExp(`^${day} `))
  await expectVisible(visitor, role('grid'))
  const shownMonth = () => visitor.inspect(role('grid'), (grid) => grid.getAttribute('aria-label'))
  for (let turns = 0; turns < 4 && !(await visitor.isVisible(dayButton)); turns++) {
    const before = await shownMonth()
    await visitor.click(button(/^Volgende maand/))
    await expect.poll(shownMonth).not.toBe(before)
  }
  await visitor.click(dayButton)
  await visitor.click(role('radio', /^10:00/))
  await visitor.fill(field('Vertel er wat meer over'), 'Nieuwe openingsuren op elke pagina.')
  await visitor.click(link('Inloggen', role('main')))
  await logIn(visitor, client)

  // The draft survives the sign-in.
  await expectPath(visitor, '/booking')
  await expectVisible(visitor, text('We houden dit moment 5 minuten voor je vrij'))
  await visitor.click(button(`Aanvragen: ${day} om 10:00`))
  await expectVisible(visitor, text('Je aanvraag is verstuurd'))
  await emailTo(client.email, /nog niet bevestigd/)
  await visitor.click(link('Naar mijn afspraken'))
  await expectVisible(visitor, text('Wacht op goedkeuring'))

  await visitor.click({ ...button('Account'), exact: true })
  await visitor.click(button('Uitloggen', role('list', 'Account')))
  await expectPath(visitor, '/login')
  await hydrate(visitor)
  await visitor.open('/login?next=/admin/timeslots')
  await hydrate(visitor)
  await logIn(visitor, ADMIN)
  await expectPath(visitor, '/admin/timeslots')
  await visitor.click(button(`De aanvraag van ${name} voor ${day} om 10:00 goedkeuren`))
  await visitor.click(button('Goedkeuren', role('alertdialog')))
  await expectVisible(visitor, text(`Afspraak goedgekeurd. ${name} krijgt een bevestiging per e-mail.`))
  await emailTo(client.email, /Bevestigd: je afspraak/)
})
