import { expect, it } from 'vitest'
import { arrivalFrom } from './arrival.ts'

const on = (path: string) => new URL(path, 'https://cyaan.example')

it('the campaign in the own address wins over that of the page before', () => {
  const before = on('/?utm_source=nieuwsbrief&utm_medium=email')
  expect(arrivalFrom(on('/faq?utm_source=poster'), before, false)).toEqual({
    referrer: undefined,
    source: 'poster',
    medium: null,
    campaign: null,
  })
  expect(arrivalFrom(on('/faq?x=1&utm_campaign=mei'), before, false)).toMatchObject({ source: null, campaign: 'mei' })
})

it('a second page without a campaign has that of the page before', () => {
  const before = on('/?utm_source=nieuwsbrief&utm_medium=email')
  expect(arrivalFrom(on('/faq?q=utm_source'), before, false)).toMatchObject({ source: 'nieuwsbrief', medium: 'email' })
})

it('a visit that is measured already does not get a campaign a second time', () => {
  expect(arrivalFrom(on('/faq'), on('/?utm_source=nieuwsbrief'), true)).toMatchObject({ source: null })
  expect(arrivalFrom(on('/faq?utm_source=poster'), on('/?utm_source=mei'), true)).toMatchObject({ source: 'poster' })
})

it('another site is the referrer, and its campaign is not ours', () => {
  const other = new URL('https://zoeken.example/?utm_source=zoeken')
  expect(arrivalFrom(on('/'), other, false)).toEqual({
    referrer: 'zoeken.example',
    source: null,
    medium: null,
    campaign: null,
  })
})
