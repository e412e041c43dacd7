import { Link } from '@tanstack/react-router'
import type { ServiceCard } from '../content/service-content.ts'
import { Drawing } from './drawing.tsx'

export function ServiceCards({ services, className }: { services: ServiceCard[]; className: string }) {
  return (
    <div className={`cards ${className}`}>
      {services.map(({ slug, drawing, heading, teaser, price }) => (
        <Link key={slug} to="/services/$slug" params={{ slug }}>
          <Drawing name={`card-${drawing}`} className="service" />
          <h3>{heading}</h3>
          <p>{teaser}</p>
          <span className="measure">{price}</span>
        </Link>
      ))}
    </div>
  )
}
