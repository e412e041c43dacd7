import { expect, test } from 'vitest'
import { LOCALES } from '#kernel/locale.ts'
import type { EditableText } from '../../../model/texts/text-editing.schema.ts'
import { newerLanguages } from './text-groups.ts'

const changed = (changedOn: string | null) => ({
  standard: '',
  published: '',
  text: '',
  hasNewStandard: false,
  changedOn,
})
const text = (nl: string | null, en: string | null, fr: string | null): EditableText => ({
  path: 'pages.contact.lead',
  kind: 'text',
  maxLength: 400,
  texts: { nl: changed(nl), en: changed(en), fr: changed(fr) },
})

test.each([
  [text(null, null, null), []],
  [text('2026-03-02', null, null), []],
  [text(null, '2026-03-02', null), ['en']],
  [text('2026-03-02', '2026-03-03', '2026-03-01'), ['en']],
  [text('2026-03-02', '2026-03-02', '2026-03-02'), []],
])('%o is older in Dutch than in %j', (one, newer) => {
  expect(newerLanguages(one, 'nl', LOCALES)).toEqual(newer)
  expect(newerLanguages(one, 'nl', ['nl'])).toEqual([])
})
