import { Link, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import type { Uses } from '#platform/i18n/texts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { HeadDrawing } from '#ui/head/head-drawing.tsx'
import type { FaqContent } from '../content/content.ts'
import type { FaqItem } from '../content/faq-content.ts'
import { faqTexts } from '../messages/faq/index.ts'
import { matchesQuery } from '../model/faq-search.ts'
import { RichText } from './rich-text.tsx'

export function FaqPage({ page, faq, mostAsked }: FaqContent & Uses<[typeof faqTexts]>) {
  const t = useT(faqTexts)
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
  const found = faq
    .map(({ id: category, heading, items }) => ({
      category,
      heading,
      items: items.filter(({ question, answer }) => matchesQuery(wanted, [question, answer])),
    }))
    .filter(({ items }) => items.length > 0)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)

  return (
    <>
      <div className="grid-paper">
        <div className="head">
          <h1 className="text-[clamp(2.4rem,1.4rem+4vw,4.2rem)]">{page.heading}</h1>
          <label className="mt-8 block">
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
          <HeadDrawing name="faq" />
        </div>
      </div>
      <div className="band py-10 md:py-14">
        <div className="wrap gap-14 lg:grid lg:grid-cols-[16rem_1fr]">
          <nav aria-label={t('contents')} className="mb-10 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
            <ul className="border-line border-l max-lg:grid max-lg:grid-cols-2">
              {found.map(({ category, heading, items }) => (
                <li key={category}>
                  <a href={`#${category}`} className="anchor-link pl-4">
                    <span>
                      {heading} <span className="measure ml-1 text-ink-3">{items.length}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {found.map(({ category, heading, items }) => (
              <Category
                key={category}
                id={category}
                heading={heading}
                items={items}
                isOpen={(id) => wanted.length > 2 || mostAsked.includes(id)}
                canCopy={isHydrated}
              />
            ))}
          </div>
        </div>
      </div>
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

type CategoryProps = {
  id: string
  heading: string
  items: FaqItem[]
  isOpen: (id: string) => boolean
  canCopy: boolean
}

function Category({ id: category, heading, items, isOpen, canCopy }: CategoryProps) {
  return (
    <section id={category} className="mb-10">
      <h2 className="mb-4 text-[1.8rem]">{heading}</h2>
      <ul>
        {items.map(({ id, question, answer }) => (
          <li key={id} className="border-line border-t">
            <details id={id} open={isOpen(id) || undefined} className="group">
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
    </section>
  )
}

const LINK_STYLES = 'mb-2 inline-flex min-h-11 cursor-pointer items-center text-brand-strong underline'

/** A button that copies the URL of the answer; without JavaScript a plain link to it. */
function AnswerLink({ id, canCopy }: { id: string; canCopy: boolean }) {
  const t = useT(faqTexts)
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
