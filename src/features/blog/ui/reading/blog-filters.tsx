import { Link } from '@tanstack/react-router'
import { useT } from '#platform/i18n/provider.tsx'
import { chipStyles } from '#ui/chip.tsx'
import { blogReadingTexts } from '../../messages/reading/index.ts'
import type { BlogSearch } from '../../model/blog-search.ts'
import type { PublicCategory } from '../../model/category.schema.ts'

type BlogFiltersProps = { categories: PublicCategory[]; category: PublicCategory | undefined; search: BlogSearch }

/** Links instead of buttons, so that a filtered list has an address to share. */
export function BlogFilters({ categories, category, search: { q, subcategory } }: BlogFiltersProps) {
  const t = useT(blogReadingTexts)
  const words = q ? { q } : {}
  return (
    <>
      <nav aria-label={t('filter')} className="blog-filters">
        <Filter label={t('everything')} search={words} isOn={!category} />
        {categories.map(({ id, slug, name, posts }) => (
          <Filter
            key={id}
            label={name}
            count={posts}
            search={{ ...words, category: slug }}
            isOn={slug === category?.slug}
          />
        ))}
      </nav>
      {category && category.subcategories.length > 0 && (
        <nav aria-label={t('filterFiner')} className="blog-filters">
          {category.subcategories.map(({ id, slug, name, posts }) => (
            <Filter
              key={id}
              label={name}
              count={posts}
              search={{ ...words, category: category.slug, ...(slug !== subcategory && { subcategory: slug }) }}
              isOn={slug === subcategory}
            />
          ))}
        </nav>
      )}
    </>
  )
}

type FilterProps = { label: string; count?: number; search: BlogSearch; isOn: boolean }

function Filter({ label, count, search, isOn }: FilterProps) {
  return (
    <Link
      to="/blog"
      search={search}
      resetScroll={false}
      activeProps={{}}
      aria-current={isOn ? 'true' : undefined}
      className={chipStyles({ selected: isOn, pressable: true })}
    >
      {label}
      {count !== undefined && <span className="measure text-ink-3">{count}</span>}
    </Link>
  )
}
