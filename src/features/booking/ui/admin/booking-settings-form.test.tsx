import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { settingsAdminTexts } from '#features/settings/messages/admin/index.ts'
import { useFieldValue } from '#features/settings/ui/admin/field-label.ts'
import { TextsProvider } from '#platform/i18n/provider.tsx'
import { loadTexts } from '#platform/i18n/texts.ts'
import { bookingSettingsTexts } from '../../messages/settings/index.ts'
import { OWNER_NOTICES } from '../../model/booking-settings.schema.ts'

function Value({ path, value }: { path: string; value: unknown }) {
  return useFieldValue(bookingSettingsTexts)(path, value)
}

test('the history of the settings shows values as the form does', async () => {
  const texts = await loadTexts('fr', bookingSettingsTexts, settingsAdminTexts)
  const shown = (path: string, value: unknown) =>
    renderToStaticMarkup(
      <TextsProvider value={texts}>
        <Value path={path} value={value} />
      </TextsProvider>,
    )
  expect(OWNER_NOTICES.map((value) => shown('ownerNotice', value))).toEqual([
    'Immédiatement',
    'Une fois par jour, le matin',
    'Jamais',
  ])
  expect(shown('noticeHours', 1500.5)).toBe('1500,5')
  expect(shown('countryCode', 'BE')).toBe('Belgique')
  expect(shown('countryCode', undefined)).toBe(shown('grid', undefined))
})
