import { useEffect, useState } from 'react'
import { INTL_LOCALE } from '#kernel/locale.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import type { CookieTable } from '../model/consent.ts'

export function CookieList({ table: { caption, columns, rows, used } }: { table: CookieTable }) {
  return (
    <section id="list" className="mb-10">
      <h2 id="list-title" className="mb-4 text-[1.6rem]">
        {caption}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-labelledby="list-title" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[42rem] border-collapse text-left text-[0.95rem]">
          <thead>
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
              <tr key={name} className="border-line border-b align-baseline">
                <th scope="row" className="measure py-2.5 pr-4 leading-normal!">
                  {name}
                </th>
                {cells.map((cell) => (
                  <td key={cell} className="py-2.5 pr-4 text-ink-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <StorageUsed text={used} />
    </section>
  )
}

/** Size of the service worker's caches in this browser; empty where the browser does not report it. */
function StorageUsed({ text }: { text: string }) {
  const locale = useLocale()
  const [bytes, setBytes] = useState<number>()

  useEffect(() => {
    navigator.storage?.estimate().then(
      ({ usage }) => setBytes(usage),
      () => {},
    )
  }, [])

  if (bytes === undefined) return null
  const format = new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })
  return <p className="mt-4 text-ink-2">{text.replace('{size}', format.format(bytes / 1_000_000))}</p>
}
