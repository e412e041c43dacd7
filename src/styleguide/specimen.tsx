import type { ReactNode } from 'react'

type GroupProps = { id: string; title: string; children: ReactNode }

export function Group({ id, title, children }: GroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t py-14">
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </section>
  )
}

type SpecimenProps = { id: string; title: string; note?: string; children: ReactNode }

export function Specimen({ id, title, note, children }: SpecimenProps) {
  return (
    <div id={id} className="grid gap-x-10 gap-y-4 md:grid-cols-[200px_minmax(0,1fr)]">
      <div>
        <h3>{title}</h3>
        {note && <p className="mt-2 text-[15px] text-ink-2 leading-normal">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-3 last:mb-0">{children}</div>
}
