import { useState } from 'react'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import type { CookieTable } from '../model/cookie-table.schema.ts'

export function CookieList({ table: { caption, columns, rows, ...texts } }: { table: CookieTable }) {
  return (
    <section id="list" className="mb-10">
      <h2 id="list-title" className="mb-4 text-[1.6rem]">
        {caption}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-labelledby="list-title" tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-[0.95rem] max-sm:block sm:min-w-[42rem]">
          <thead className="max-sm:sr-only">
            <tr className="border-line-strong border-b">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr
                key={name}
                className="border-line border-b align-baseline max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:py-3"
              >
                <th scope="row" className="measure grow py-2.5 pr-4 leading-normal max-sm:p-0">
                  {name}
                </th>
                {/* On a phone an entry is a block: name and category, purpose, then the short cells. */}
                {cells.map((cell, index) => (
                  <td
                    key={cell}
                    className={`py-2.5 pr-4 text-ink-2 max-sm:p-0${index === 1 ? ' max-sm:basis-full' : ''}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <StorageUsed {...texts} />
    </section>
  )
}

/** Size of the service worker's caches in this browser. */
function StorageUsed({ used, showUsed, unknownUse }: Pick<CookieTable, 'used' | 'showUsed' | 'unknownUse'>) {
  const locale = useLocale()
  const [text, setText] = useState('')

  async function show() {
    const { usage } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {}
    const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
    const size = usage !== undefined && new Intl.NumberFormat(INTL_LOCALE[locale], style).format(usage / 1_000_000)
    setText(size ? used.replace('{size}', size) : unknownUse)
  }

  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-3">
      <Button variant="ghost" size="s" onClick={show}>
        {showUsed}
      </Button>
      <output className="text-ink-2">{text}</output>
    </div>
  )
}
