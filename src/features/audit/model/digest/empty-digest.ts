import type { PageDigest } from './page-digest.ts'

type Answered = { status: number; location: string | null; robotsHeader: string | null }

/** Digest of a page without readable HTML; `problem` is the reason. */
export function emptyDigest({ status, location, robotsHeader }: Answered, problem?: string): PageDigest {
  return {
    status,
    location,
    lang: '',
    robots: robotsHeader ?? '',
    title: null,
    description: null,
    canonical: null,
    hreflangs: [],
    headings: [],
    images: [],
    links: [],
    ids: [],
    structuredData: [],
    social: {},
    markdownTwin: null,
    htmlBytes: 0,
    textBytes: 0,
    wordCount: 0,
    readability: null,
    textLanguage: null,
    resources: [],
    transferBytes: 0,
    problems: problem ? [{ code: problem, element: '' }] : [],
    modifiedAt: null,
    twin: null,
  }
}
