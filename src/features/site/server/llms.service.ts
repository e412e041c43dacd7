import { isVisible, type Languages } from '#kernel/languages/languages.ts'
import { colon, LANGUAGE_NAMES, type Locale, localizedPath } from '#kernel/locale.ts'
import { escapeMarkdownLine } from '#kernel/markdown.ts'
import type { Context } from '#platform/server/context.ts'
import { pageOf } from '../content/content.ts'
import { twinPathOf } from '../model/file-paths.ts'
import { listPublicPages } from '../model/public-pages.ts'
import type { DynamicPageSource } from './dynamic-pages.service.ts'
import { getSiteSettingsForMarkdown } from './site-settings.service.ts'

const MAX_LISTED_POSTS = 50

type Headings = { pages: string; newest: string; languages: string; all: string }

const HEADINGS: { [L in Locale]: Headings } = {
  nl: {
    pages: 'Pagina’s',
    newest: 'Nieuwste berichten',
    languages: 'Talen',
    all: 'Elke pagina bestaat in deze talen. Alles in één bestand',
  },
  en: {
    pages: 'Pages',
    newest: 'Newest posts',
    languages: 'Languages',
    all: 'Every page exists in these languages. Everything in one file',
  },
  fr: {
    pages: 'Pages',
    newest: 'Derniers articles',
    languages: 'Langues',
    all: 'Chaque page existe dans ces langues. Tout dans un seul fichier',
  },
}

/** English, which assistants know best, or the default language of a site without it. */
export function assistantLocale(languages: Languages): Locale {
  return isVisible(languages, 'en') ? 'en' : languages.defaultLocale
}

/** `llms.txt`: the pages of the site for assistants. */
export async function llmsTxt(ctx: Context, dynamicPages: DynamicPageSource): Promise<string> {
  const { origin } = ctx.env
  const languages = ctx.languages.current()
  const locale = assistantLocale(languages)
  const words = HEADINGS[locale]
  const settings = await getSiteSettingsForMarkdown(ctx)
  const { lead } = await pageOf('home', locale, settings)
  const line = (path: string, heading: string, description: string) =>
    `- [${heading}](${origin}${twinPathOf(locale, path)})${colon(locale)} ${description}`
  const pages = await Promise.all(
    listPublicPages(settings).map(async ({ paths, key }) => {
      const { heading, description } = await pageOf(key, locale, settings)
      return line(paths[locale], heading, description)
    }),
  )
  const entries = await dynamicPages.list(ctx, { locale, limit: MAX_LISTED_POSTS })
  const newest = entries.map(({ paths, heading, description }) =>
    line(paths[locale], escapeMarkdownLine(heading), escapeMarkdownLine(description)),
  )
  const homes = languages.visible.map((one) => `- [${LANGUAGE_NAMES[one]}](${origin}${localizedPath(one, '/')})`)
  const parts = [
    `# ${settings.company.name}`,
    `> ${lead}`,
    `## ${words.pages}`,
    pages.join('\n'),
    ...(newest.length > 0 ? [`## ${words.newest}`, newest.join('\n')] : []),
    `## ${words.languages}`,
    homes.join('\n'),
    `${words.all}${colon(locale)} ${origin}/llms-full.txt`,
  ]
  return `${parts.join('\n\n')}\n`
}
