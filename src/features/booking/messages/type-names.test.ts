import { expect, test } from 'vitest'
import { LOCALES } from '#kernel/locale.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { REQUEST_TYPES } from '../model/booking-settings.schema.ts'
import { bookingAdminTexts } from './admin/index.ts'
import { bookingMailTexts } from './mail/index.ts'
import { bookingMineTexts } from './mine/index.ts'
import { bookingPageTexts } from './page/index.ts'
import { bookingSettingsTexts } from './settings/index.ts'

test.each(LOCALES)('a request type has the same name on every page and in every email (%s)', async (locale) => {
  const own = [bookingPageTexts, bookingMineTexts, bookingAdminTexts, bookingMailTexts]
  const { texts } = await loadTexts(locale, ...own, bookingSettingsTexts)
  for (const type of REQUEST_TYPES) {
    const names = own.map(({ name }) => (texts[name] as Record<string, unknown>)[`type.${type}`])
    const inSettings = (texts[bookingSettingsTexts.name] as Record<string, unknown>)[`field.minutes.${type}`]
    expect([...new Set([...names, inSettings])]).toEqual([expect.any(String)])
  }
})
