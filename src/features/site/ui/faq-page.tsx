import { Link, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import type { FaqContent } from '../content/content.ts'
import type { FaqItem } from '../content/faq-content.ts'
import { siteTexts } from '../messages/index.ts'
import { matchesQuery } from '../model/faq-search.ts'
import { RichText } from './rich-text.tsx'

export function FaqPage({ page, faq }: FaqContent & Uses<[typeof siteTexts]>) {
  const t = useT(siteTexts)
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query)
  const input = useRef<HTMLInputElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    // Reads input typed before hydration.
    setQuery(input.current?.value ?? '')
    setHydrated(true)
  }, [])
  useOpenLinkedAnswer(() => {
    if (input.current) input.current.value = ''
    setQuery('')
  })
  const found = Object.entries(faq).map(([category, { heading, items }]) => ({
    category,
    heading,
    items: items.filter(({ question, answer }) => matchesQuery(wanted, [question, answer])),
  }))
  const count = found.reduce((sum, { items }) => sum + items.length, 0)

  return (
    <>
      <div className="grid-paper">
        <div className="wrap py-14 md:py-20">
          <h1 className="max-w-[13em] text-[clamp(2.4rem,1.4rem+4vw,4.2rem)]">{page.heading}</h1>
          <label className="mt-8 block max-w-xl">
            <span className="mb-1.5 block font-semibold">{t('search')}</span>
            <input
              type="search"
              ref={input}
              onChange={(event) => setQuery(event.target.value)}
              className="min-h-[46px] w-full rounded-sm border border-ink-3/80 bg-sheet px-3.5"
            />
          </label>
          <p aria-live="polite" className="mt-3 min-h-6 text-[0.95rem] text-ink-3">
            {wanted && (count > 0 ? t('found', { count }) : t('foundNone'))}
          </p>
        </div>
      </div>
      {found.map(
        ({ category, heading, items }) =>
          items.length > 0 && (
            <Category key={category} heading={heading} items={items} isOpen={wanted.length > 2} canCopy={isHydrated} />
          ),
      )}
      <section className="band grid-paper">
        <div className="wrap">
          <h2>{t('askUs')}</h2>
          <p className="lead">{t('askUsText')}</p>
          <div className="actions">
            <Link to="/contact" className={buttonStyles()}>
              {t('contact')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}

type CategoryProps = { heading: string; items: FaqItem[]; isOpen: boolean; canCopy: boolean }

function Category({ heading, items, isOpen, canCopy }: CategoryProps) {
  return (
    <section className="band py-12 md:py-14">
      <div className="wrap lg:grid lg:grid-cols-[18rem_1fr] lg:gap-12">
        <h2 className="text-[1.8rem]">{heading}</h2>
        <ul className="max-lg:mt-6">
          {items.map(({ id, question, answer }) => (
            <li key={id} className="border-line border-t first:border-t-0">
              <details id={id} open={isOpen || undefined} className="group">
                <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold hover:text-brand-strong">
                  {question}
                  <span
                    aria-hidden="true"
                    className="text-brand-strong transition-transform duration-200 group-open:rotate-45 motion-reduce:transition-none"
                  >
                    +
                  </span>
                </summary>
                <RichText className="max-w-[44em] pb-4 text-ink-2">{answer}</RichText>
                <AnswerLink id={id} canCopy={canCopy} />
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const LINK_STYLES = 'mb-2 inline-flex min-h-11 cursor-pointer items-center text-brand-strong underline'

/** A button that copies the URL of the answer; without JavaScript a plain link to it. */
function AnswerLink({ id, canCopy }: { id: string; canCopy: boolean }) {
  const t = useT(siteTexts)
  const [isCopied, setCopied] = useState(false)
  if (!canCopy)
    return (
      <a href={`#${id}`} data-nosnippet className={LINK_STYLES}>
        {t('linkTo')}
      </a>
    )
  const url = () => Object.assign(new URL(window.location.href), { hash: id }).href
  return (
    <p data-nosnippet className="flex items-center gap-3">
      <button
        type="button"
        className={LINK_STYLES}
        onClick={() => navigator.clipboard.writeText(url()).then(() => setCopied(true))}
      >
        {t('copyLink')}
      </button>
      <span role="status" className="mb-2 text-ink-2">
        {isCopied && t('linkCopied')}
      </span>
    </p>
  )
}

/** Opens the answer of the URL fragment, even if a search hides it. */
function useOpenLinkedAnswer(showAll: () => void): void {
  const location = useRouterState({ select: (state) => state.location })
  const wanted = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation, not on every render
  useEffect(() => {
    wanted.current = location.hash
    if (location.hash && !document.getElementById(location.hash)) showAll()
  }, [location])
  useEffect(() => {
    const answer = document.getElementById(wanted.current)
    if (!(answer instanceof HTMLDetailsElement)) return
    wanted.current = ''
    answer.open = true
    answer.scrollIntoView()
  })
}
