import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paged } from './paged.tsx'

const texts = { loading: 'Laadt', failed: 'Mislukt', retry: 'Opnieuw' }
const nothing = () => undefined

function shown(state: { pages?: string[][]; isError?: boolean; isPlaceholderData?: boolean }) {
  const search = {
    data: state.pages && { pages: state.pages },
    isError: state.isError ?? false,
    isFetchNextPageError: state.isError ?? false,
    refetch: nothing,
    fetchNextPage: nothing,
    hasNextPage: true,
    isFetchingNextPage: false,
    isPlaceholderData: state.isPlaceholderData ?? false,
  }
  return renderToStaticMarkup(
    <Paged search={search} itemsOf={(page: string[]) => page} t={(key) => texts[key]} empty="Niets" more="Meer">
      {(items) => <p>{items.join(' ')}</p>}
    </Paged>,
  )
}

test('a page that fails to load does not remove earlier pages', () => {
  const html = shown({ pages: [['een', 'twee'], ['drie']], isError: true })
  expect(html).toContain('<p>een twee drie</p>')
  expect(html).toMatch(/Mislukt.*Opnieuw/)
  expect(html).not.toContain('Meer')
})

test('a list shows its loading, error and empty states', () => {
  expect(shown({})).toContain('Laadt')
  expect(shown({ isError: true })).toMatch(/Mislukt.*Opnieuw/)
  expect(shown({ pages: [[]] })).toContain('Niets')
  expect(shown({ pages: [['een']] })).toMatch(/een.*Meer/)
})

test('results of a previous query are marked as outdated', () => {
  expect(shown({ pages: [['een']], isPlaceholderData: true })).toContain('aria-busy="true"')
  expect(shown({ pages: [['een']] })).not.toContain('aria-busy=')
})
