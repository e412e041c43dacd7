import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import type { ServiceContent } from '../content/content.ts'
import { siteTexts } from '../messages/index.ts'
import { priceRows } from '../model/price-rows.ts'
import { Drawing } from './drawing.tsx'

type ServicePageProps = ServiceContent &
  Uses<[typeof siteTexts]> & {
    /** Case studies that prove the service. */
    children?: ReactNode
  }

export function ServicePage(content: ServicePageProps) {
  const { page, service, text, children } = content
  const t = useT(siteTexts)
  /** Preselected topic of the appointment. */
  const type = service.key === 'maintenance' ? 'CHANGE_REQUEST' : 'NEW_WEB_APPLICATION'
  return (
    <>
      <div className="grid-paper">
        <div className="hero">
          <div>
            <h1>{page.heading}</h1>
            <p>{page.lead}</p>
            <PriceBox {...content} />
          </div>
          <Drawing name={service.drawing} />
        </div>
      </div>
      <Part heading={t('features')} isShown={text.features.length > 0}>
        <Points points={text.features} />
      </Part>
      <Part heading={t('benefits')} isShown={text.benefits.length > 0} className="grid-paper">
        <Points points={text.benefits} />
      </Part>
      <Part heading={t('steps')} isShown={text.steps.length > 0}>
        <ol className="mt-8 grid gap-6">
          {text.steps.map(({ id, title, text: what }, index) => (
            <li key={id} className="grid grid-cols-[3rem_1fr] border-line border-t pt-5">
              <span aria-hidden="true" className="measure pt-1.5 text-brand-strong">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div className="grid gap-x-12 gap-y-2 lg:grid-cols-[1fr_1.6fr]">
                <h3>{title}</h3>
                <p className="max-w-[44em] text-ink-2">{what}</p>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      {children}
      <section className="band grid-paper">
        <div className="wrap">
          <h2>{text.closing.heading}</h2>
          <p className="lead">{text.closing.text}</p>
          <div className="actions">
            <Link to="/booking" search={{ type }} className={buttonStyles()}>
              {text.closing.action}
            </Link>
            <Link to="/contact" className={buttonStyles({ variant: 'ghost' })}>
              {t('contact')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}

type PartProps = { heading: string; isShown: boolean; className?: string; children: ReactNode }

function Part({ heading, isShown, className = '', children }: PartProps) {
  if (!isShown) return null
  return (
    <section className={`band ${className}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {children}
      </div>
    </section>
  )
}

function PriceBox(content: ServiceContent) {
  const t = useT(siteTexts)
  return (
    <>
      <dl className="mt-8 grid max-w-lg overflow-hidden rounded-lg border border-line bg-sheet sm:grid-cols-2">
        {priceRows(content).map(({ label, price, isFrom, unit }) => (
          <div
            key={label}
            className="flex flex-col border-line p-5 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
          >
            <dt className="text-[0.95rem] text-ink-3">{t(label)}</dt>
            <dd className="mt-auto pt-2">
              <span className="font-bold font-display text-[1.6rem] tracking-tight">
                {!price ? t('onRequest') : isFrom ? t('from', { price }) : price}
              </span>
              {price && (
                <span className="block text-[0.9rem] text-ink-3">
                  {t(unit)}, {t('excludingVat')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {content.startsMonthly && <p className="mt-3 max-w-md text-[0.9rem]! text-ink-3">{t('maintenanceNote')}</p>}
    </>
  )
}

function Points({ points }: { points: ServiceContent['text']['features'] }) {
  return (
    <ul className="cards">
      {points.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
