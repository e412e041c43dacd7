import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import type { ServiceCard } from '../content/content.ts'
import { siteTexts } from '../messages/index.ts'
import { Drawing } from './drawing.tsx'

export function ServiceCards({ services, className }: { services: ServiceCard[]; className: string }) {
  const t = useT(siteTexts)
  return (
    <div className={`cards ${className}`}>
      {services.map(({ slug, drawing, heading, teaser, startingPrice, startsMonthly }) => (
        <Link key={slug} to="/services/$slug" params={{ slug }}>
          <Drawing name={drawing} className="-ml-2 mb-4 w-32" />
          <h3>{heading}</h3>
          <p>{teaser}</p>
          <span className="measure">{t(startsMonthly ? 'fromMonthly' : 'from', { price: startingPrice })}</span>
        </Link>
      ))}
    </div>
  )
}
