import { type ReactNode, useId } from 'react'

type ProfileSectionProps = { id?: string; title: string; lead: string; children: ReactNode }

/** Title and explanation on one side, controls on the other. */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid gap-x-16 gap-y-5 border-line border-t py-9 md:grid-cols-[minmax(0,18rem)_minmax(0,36rem)] md:py-11"
    >
      <div>
        <h2 id={heading} className="text-[1.5rem]">
          {title}
        </h2>
        <p className="mt-2 text-base text-ink-2">{lead}</p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5 *:max-w-full">{children}</div>
    </section>
  )
}
