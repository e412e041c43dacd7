import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { chipStyles } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { HeadDrawing } from '#ui/head/head-drawing.tsx'
import { blogListTexts } from '../../messages/list/index.ts'
import { blogReadingTexts } from '../../messages/reading/index.ts'
import type { BlogSearch } from '../../model/blog-search.ts'
import type { PublicCategory } from '../../model/category.schema.ts'
import { coverMotifs } from '../../model/cover-motif.ts'
import type { PostList } from '../../model/post.schema.ts'
import { LazyWriterBar } from './lazy-writer-tools.tsx'
import { PostCard } from './post-card.tsx'

type BlogPageProps = {
  page: { heading: string; lead: string }
  search: BlogSearch
  found: PostList
  categories: PublicCategory[]
  /** Action of the search form without JavaScript: this page, in its language. */
  action: string
}

/** Post list, newest first. Filters are in the URL, so that it works without JavaScript. */
export function BlogPage({ page, search, found: { posts, next, corrected }, categories, action }: BlogPageProps) {
  const t = useT(blogListTexts)
  const reading = useT(blogReadingTexts)
  const { category: slug, subcategory, q = '', tag, after } = search
  const category = categories.find((one) => one.slug === slug)
  const finer = category?.subcategories.find((one) => one.slug === subcategory)
  const place = finer ?? category
  const motifs = coverMotifs(posts)
  return (
    <>
      <div className="grid-paper">
        <div className="head">
          <h1>{place?.name ?? page.heading}</h1>
          <p>{place?.description || page.lead}</p>
          <search>
            <form action={action} method="get" className="blog-search">
              {slug && <input type="hidden" name="category" value={slug} />}
              {subcategory && <input type="hidden" name="subcategory" value={subcategory} />}
              <label>
                <span className="sr-only">{t('search')}</span>
                <input type="search" name="q" key={q} defaultValue={q} placeholder={t('search')} maxLength={200} />
              </label>
              <button type="submit" className={buttonStyles({ variant: 'ghost' })}>
                {t('searchNow')}
              </button>
            </form>
          </search>
          <LazyWriterBar />
          <HeadDrawing name="blog" />
        </div>
      </div>
      <section aria-label={t('list')} className="band pt-10 md:pt-12">
        <div className="wrap">
          <BlogFilters categories={categories} category={category} search={search} />
          <p role="status" className="blog-status">
            {corrected && t('corrected', { typed: q, corrected })}
            {!corrected && q && posts.length > 0 && t('found', { typed: q })}
            {tag && t('tagged', { tag })}
          </p>
          {posts.length === 0 ? (
            <EmptyState
              action={
                <Link to="/blog" className={buttonStyles({ variant: 'ghost' })}>
                  {t('showAll')}
                </Link>
              }
            >
              {q ? t('foundNone', { typed: q }) : t('empty')}
            </EmptyState>
          ) : (
            <div className="post-cards">
              {posts.map((post, index) => (
                <PostCard key={post.id} post={post} motif={motifs[index]} isFirst={index === 0 && !after && !q} />
              ))}
            </div>
          )}
          <nav aria-label={reading('neighbours')} className="mt-10 flex flex-wrap gap-3 empty:hidden">
            {after && (
              <Link to="/blog" search={{ ...search, after: undefined }} className={buttonStyles({ variant: 'ghost' })}>
                {t('newest')}
              </Link>
            )}
            {next && (
              <Link to="/blog" search={{ ...search, after: next }} className={buttonStyles({ variant: 'ghost' })}>
                {t('older')}
              </Link>
            )}
          </nav>
        </div>
      </section>
    </>
  )
}

type BlogFiltersProps = { categories: PublicCategory[]; category: PublicCategory | undefined; search: BlogSearch }

/** Links instead of buttons, so that a filtered list has an address to share. */
function BlogFilters({ categories, category, search: { q, subcategory } }: BlogFiltersProps) {
  const t = useT(blogListTexts)
  const words = q ? { q } : {}
  return (
    <>
      <nav aria-label={t('filter')} className="blog-filters">
        <Filter name={t('everything')} search={words} isOn={!category} />
        {categories.map((one) => (
          <Filter key={one.id} {...one} search={{ ...words, category: one.slug }} isOn={one.slug === category?.slug} />
        ))}
      </nav>
      {category && category.subcategories.length > 0 && (
        <nav aria-label={t('filterFiner')} className="blog-filters">
          {category.subcategories.map((one) => {
            const isOn = one.slug === subcategory
            const search = { ...words, category: category.slug, ...(!isOn && { subcategory: one.slug }) }
            return <Filter key={one.id} {...one} search={search} isOn={isOn} />
          })}
        </nav>
      )}
    </>
  )
}

type FilterProps = { name: string; posts?: number; search: BlogSearch; isOn: boolean }

function Filter({ name, posts, search, isOn }: FilterProps) {
  return (
    <Link
      to="/blog"
      search={search}
      resetScroll={false}
      activeProps={{}}
      aria-current={isOn ? 'true' : undefined}
      className={chipStyles({ selected: isOn, pressable: true })}
    >
      {name}
      {posts !== undefined && <span className="measure text-ink-3">{posts}</span>}
    </Link>
  )
}
