import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Company, companySetting } from '../../model/company.schema.ts'
import { settingsAdminQueries, useUpdateStoredSetting } from './settings-admin.queries.ts'

type UpdateStored = ReturnType<typeof useUpdateStoredSetting<Company>>

function Form({ onKnow }: { onKnow: (know: UpdateStored) => void }) {
  onKnow(useUpdateStoredSetting(companySetting))
  return null
}

test('a save invalidates the queries of other screens, but not the value just saved', () => {
  const queryClient = new QueryClient()
  const elsewhere = ['booking', 'request-types']
  queryClient.setQueryData(elsewhere, { zone: 'Europe/Brussels' })
  let know: UpdateStored | undefined
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Form
        onKnow={(given) => {
          know = given
        }}
      />
    </QueryClientProvider>,
  )
  know?.({} as Parameters<UpdateStored>[0])
  expect(queryClient.getQueryState(elsewhere)?.isInvalidated).toBe(true)
  expect(queryClient.getQueryState(settingsAdminQueries.stored(companySetting).queryKey)?.isInvalidated).toBe(false)
})
