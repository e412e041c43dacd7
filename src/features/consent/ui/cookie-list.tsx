import type { CookieTable } from '../model/cookie-table.ts'

/** Everything that is kept in the browser, from the registry. */
export function CookieList({ table: { caption, columns, rows } }: { table: CookieTable }) {
  return (
    <section id="list" className="mb-10">
      <h2 id="list-title" className="mb-4 text-[1.6rem]">
        {caption}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard */}
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
    </section>
  )
}
