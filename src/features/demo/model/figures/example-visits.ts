import type { DeviceClass, Goal } from '#features/analytics/model/event.schema.ts'
import type { Locale } from '#kernel/locale.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import { CAMPAIGN, type ExampleDay } from './example-day.ts'
import { createRandom, type Random, type Weighted } from './seeded-random.ts'

export type ExampleVisit = ReturnType<typeof visitsOfDay>[number]
type Client = { device: DeviceClass; browser: string; browserVersion: number }

const LANGUAGES: Weighted<Locale> = [
  ['nl', 68],
  ['fr', 20],
  ['en', 12],
]
const COUNTRIES: Weighted<string | null> = [
  ['BE', 82],
  ['NL', 8],
  ['FR', 5],
  ['DE', 2],
  [null, 3],
]
/** Of visits with several pages. */
const SWITCHES_LANGUAGE = 0.04
/** Clicks that leave a page. */
const CLICK_ON: Record<string, { click: string; share: number }> = {
  '/contact': { click: 'contact tel', share: 0.22 },
  '/portfolio': { click: 'outbound voorbeeldklant.example', share: 0.25 },
  '/services': { click: 'download /media/prijslijst.pdf', share: 0.06 },
  '/reviews': { click: 'outbound www.facebook.com', share: 0.1 },
}
const CLIENTS: Weighted<Client> = [
  [{ device: 'phone', browser: 'Chrome', browserVersion: 142 }, 27],
  [{ device: 'phone', browser: 'Safari', browserVersion: 26 }, 25],
  [{ device: 'phone', browser: 'Samsung Internet', browserVersion: 28 }, 5],
  [{ device: 'desktop', browser: 'Chrome', browserVersion: 142 }, 21],
  [{ device: 'desktop', browser: 'Edge', browserVersion: 142 }, 8],
  [{ device: 'desktop', browser: 'Firefox', browserVersion: 145 }, 5],
  [{ device: 'desktop', browser: 'Safari', browserVersion: 26 }, 4],
  [{ device: 'tablet', browser: 'Safari', browserVersion: 26 }, 5],
]
const REFERRERS: Weighted<string | null> = [
  [null, 34],
  ['www.google.com', 38],
  ['www.bing.com', 6],
  ['www.facebook.com', 7],
  ['www.linkedin.com', 5],
  ['duckduckgo.com', 3],
  ['chatgpt.com', 3],
  ['voorbeeldklant.example', 4],
]
/** Visits that begin in each hour of the day. */
const HOURS: Weighted<number> = [
  3, 1, 1, 1, 1, 2, 6, 14, 30, 44, 48, 42, 36, 40, 46, 44, 40, 34, 28, 32, 38, 34, 20, 8,
].map((weight, hour) => [hour, weight])
/** Visitors who come back. */
const RETURNING_SHARE = 0.24
const CAMPAIGN_SHARE = 0.32
/** Of visits that go on to another page, after each page. */
const CONTINUES = 0.6
const MAX_VIEWS = 12

const BLOG = '/blog'
const NEXT: Record<string, Weighted<string>> = {
  '/': [
    ['/services', 40],
    ['/services/webdesign', 14],
    ['/portfolio', 14],
    [BLOG, 8],
    ['/reviews', 8],
    ['/booking', 9],
    ['/contact', 7],
  ],
  '/services': [
    ['/services/webdesign', 26],
    ['/services/ecommerce', 14],
    ['/services/maintenance', 9],
    ['/booking', 22],
    ['/faq', 9],
    ['/contact', 10],
    ['/', 10],
  ],
  '/portfolio': [
    ['/services', 34],
    ['/booking', 16],
    ['/reviews', 14],
    ['/contact', 12],
    ['/', 24],
  ],
  [BLOG]: [
    ['/', 40],
    ['/services', 36],
    ['/contact', 24],
  ],
}
const ELSEWHERE: Weighted<string> = [
  ['/', 30],
  ['/services', 26],
  ['/booking', 18],
  ['/contact', 12],
  ['/portfolio', 14],
]
/** Goals that a visit reaches on a page. */
const GOAL_ON: Record<string, { goal: Goal; share: number }> = {
  '/booking': { goal: 'appointment_requested', share: 0.09 },
  '/contact': { goal: 'message_sent', share: 0.09 },
  '/reviews': { goal: 'review_written', share: 0.09 },
}
const REGISTRATION_SHARE = 0.35

/** Visits of one day. `visitors`: those of the days before, some of whom come back; new ones are added. */
export function visitsOfDay(day: ExampleDay, random: Random, posts: readonly string[], visitors: string[]) {
  // Its own numbers: those of the other figures stay the same.
  const details = createRandom(`details ${day.date}`)
  const count = Math.round(day.visits * random.between(0.86, 1.14))
  const entries: Weighted<string> = [
    ['/', 44],
    ['/services', 17],
    ['/services/webdesign', 7],
    ['/services/ecommerce', 4],
    ['/portfolio', 6],
    ['/booking', 3],
    ['/contact', 4],
    ...posts.map((path) => [path, 15 / posts.length] as const),
  ]
  return Array.from({ length: count }, (_, index) => {
    const isCampaign = day.hasCampaign && random.chance(CAMPAIGN_SHARE)
    const paths = walk(isCampaign ? '/services' : random.pick(entries))
    const startedAt = day.start + random.pick(HOURS) * HOUR_MS + Math.floor(random.next() * 60) * MINUTE_MS
    const seconds = paths.slice(1).reduce((sum) => sum + random.around(42, 0.8), random.around(9, 0.9))
    const distinct = [...new Set(paths)]
    return {
      visitor: chooseVisitor(index),
      visit: `example-${day.date}-${index}`,
      startedAt: new Date(startedAt),
      endedAt: new Date(startedAt + Math.round(seconds) * 1000),
      views: paths.length,
      entry: paths[0] as string,
      exit: paths.at(-1) as string,
      paths: distinct,
      pathViews: distinct.map((path) => paths.filter((one) => one === path).length),
      goals: goalsOf(distinct),
      ...languagesOf(random.pick(LANGUAGES), paths.length),
      clicks: clicksOf(distinct),
      country: details.pick(COUNTRIES),
      ...random.pick(CLIENTS),
      referrer: isCampaign ? null : random.pick(REFERRERS),
      source: isCampaign ? CAMPAIGN.source : null,
      medium: isCampaign ? CAMPAIGN.medium : null,
      campaign: isCampaign ? CAMPAIGN.campaign : null,
    }
  })

  function walk(entry: string): string[] {
    const paths = [entry]
    while (paths.length < MAX_VIEWS && random.chance(CONTINUES)) {
      const last = paths.at(-1) as string
      const next = last.startsWith(`${BLOG}/`) ? NEXT[BLOG] : NEXT[last]
      paths.push(random.pick(next ?? ELSEWHERE))
    }
    return paths
  }

  function chooseVisitor(index: number): string {
    const known = visitors[Math.floor(random.next() * visitors.length)]
    if (known !== undefined && random.chance(RETURNING_SHARE)) return known
    const visitor = `example-${day.date}-visitor-${index}`
    visitors.push(visitor)
    return visitor
  }

  function languagesOf(language: Locale, views: number) {
    const next = views > 1 && details.chance(SWITCHES_LANGUAGE) ? details.pick(LANGUAGES) : language
    if (next === language) return { language, languages: [language], languageViews: [views] }
    return { language, languages: [language, next], languageViews: [1, views - 1] }
  }

  function clicksOf(paths: string[]): string[] {
    return paths.flatMap((path) => {
      const found = CLICK_ON[path]
      return found && details.chance(found.share) ? [found.click] : []
    })
  }

  function goalsOf(paths: string[]): Goal[] {
    const reached = paths.flatMap((path) => {
      const found = GOAL_ON[path]
      return found && random.chance(found.share) ? [found.goal] : []
    })
    return reached.includes('appointment_requested') && random.chance(REGISTRATION_SHARE)
      ? [...reached, 'registration']
      : reached
  }
}
