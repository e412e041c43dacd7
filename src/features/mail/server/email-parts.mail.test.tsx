import { expect, test } from 'vitest'
import { DEMO_COMPANY } from '#features/demo/server/demo-company.service.ts'
import { companySetting } from '#features/settings/model/company.schema.ts'
import { ButtonLink, EmailLayout, Facts, Paragraph } from './email-parts.mail.tsx'
import { renderEmail } from './render-email.service.ts'

const invitation = (
  <EmailLayout lang="fr" preview="En bref" heading="Votre rendez-vous" company={DEMO_COMPANY}>
    <Paragraph>{'Bonjour <b>Rita</b>,'}</Paragraph>
    <Facts facts={[{ label: 'Quand', value: 'lundi 3 mars' }]} />
    <ButtonLink href="https://studio.example/a?b=1&c=2">Voir</ButtonLink>
  </EmailLayout>
)

test('an email has a language, colours for light and dark mode, and needs no images', async () => {
  const { html } = await renderEmail(invitation)
  expect(html).toContain('lang="fr"')
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).not.toContain('<img')
})

test('user input is escaped', async () => {
  expect((await renderEmail(invitation)).html).toContain('Bonjour &lt;b&gt;Rita&lt;/b&gt;,')
})

test('the plain-text part is readable and has each URL once', async () => {
  const { text } = await renderEmail(invitation)
  expect(text).toMatchInlineSnapshot(`
    "Votre rendez-vous

    Bonjour <b>Rita</b>,

    Quand : lundi 3 mars

    Voir

    https://studio.example/a?b=1&c=2

    ----------------------------------------

    Studio Cyaan SRL · Voorbeeldstraat 12, 2000 Anvers · numéro d’entreprise et de TVA BE 0123.456.749 · RPM Anvers, division Anvers"
  `)
})

test('a company without an address signs with its name', async () => {
  const { text } = await renderEmail(
    <EmailLayout lang="nl" preview="" heading="Dag" company={companySetting.initial}>
      <Paragraph>Tot dan.</Paragraph>
    </EmailLayout>,
  )
  expect(text).toMatch(/-\n\nCyaan$/)
})
