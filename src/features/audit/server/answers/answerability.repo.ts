import { asc, ne, sql } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { AnsweredQuestion } from '../../model/answers/answers.schema.ts'
import type { Passage } from '../../model/answers/passages.ts'
import { searchedText, type Term } from '../../model/answers/question-terms.ts'
import { auditAnswers, auditPages, auditPassages } from '../audit.table.ts'

const DICTIONARIES: Record<Locale, string> = { nl: 'dutch', en: 'english', fr: 'french' }
const dictionary = (locale: Locale) => sql.raw(`'${DICTIONARIES[locale]}'::regconfig`)

export async function deletePassages(db: Db, addresses: string[]): Promise<void> {
  await db.delete(auditPassages).where(sql`${auditPassages.address} = any(${sql.param(addresses)}::text[])`)
}

type NewPassage = Passage & { address: string; locale: Locale; title: string }

/** Words of the heading have weight A in the index, those of the page's title B, those of the text D. */
export async function insertPassages(db: Db, passages: readonly NewPassage[]): Promise<void> {
  const rows = passages.map(({ heading, title, text, ...passage }) => ({
    ...passage,
    heading,
    text,
    dictionary: DICTIONARIES[passage.locale],
    words: { heading: searchedText(heading), title: searchedText(title), text: searchedText(text) },
  }))
  const vector = (part: string) => sql`to_tsvector(dictionary::regconfig, words->>${part})`
  await db.execute(sql`
    insert into ${auditPassages} (address, locale, heading, text, search)
    select address, locale, heading, text,
      setweight(${vector('heading')}, 'A') || setweight(${vector('title')}, 'B') || ${vector('text')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows(address text, locale text, heading text, text text, dictionary text, words jsonb)`)
}

type Candidate = Pick<AnsweredQuestion, 'address' | 'heading' | 'passage'> & {
  number: number
  /** Of the weights of the words of the question. */
  share: number
}

/** Weight of a match by its best position: heading, page title, text. */
const IN_HEADING = 1
const IN_TITLE = 0.85
const IN_TEXT = 0.7
/** Passages compared per term: bounds the cost of words that are on every page. */
const RANKED = 400
/** Passages per question that are judged. */
const CANDIDATES = 12

/**
 * The passages that cover the most of each question, the best first. A term weighs its inverse document frequency, so that `website`, which
 * is everywhere, decides less than `Bancontact`; a term that the site never uses weighs the most. Stop words weigh nothing.
 */
export async function findCandidates(
  db: Db,
  locale: Locale,
  questions: readonly { number: number; terms: readonly Term[] }[],
): Promise<Candidate[]> {
  const { terms, asked } = numberTerms(questions)
  const config = dictionary(locale)
  const found = await db.execute<Candidate>(sql`
    with term as materialized (
      select term, to_tsquery(${config}, text) as query, to_tsquery(${config}, heading) as heading_query,
        to_tsquery(${config}, title) as title_query
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as terms(term int, text text, heading text, title text)
      where numnode(to_tsquery(${config}, text)) > 0
    ), asked as materialized (
      select number, term from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(number int, term int)
    ), hit as materialized (
      select term, id, ts_rank(search, query, 2) as rank,
        case when search @@ heading_query then ${IN_HEADING}::real
          when search @@ title_query then ${IN_TITLE}::real else ${IN_TEXT}::real end as share
      from term join ${auditPassages} on search @@ query and locale = ${locale}
    ), ranked as materialized (
      select term, id, share, rank,
        row_number() over (partition by term order by share desc, rank desc, id) as position from hit
    ), frequency as materialized (
      select term, count(id)::real as passages from term left join hit using (term) group by term
    ), weight as materialized (
      select term, ln(1 + size / greatest(0.5, passages)) as weight
      from frequency, (select count(*)::real as size from ${auditPassages} where locale = ${locale}) as all_passages
    ), total as materialized (
      select number, sum(weight) as total from asked join weight using (term) group by number
    ), scored as materialized (
      select number, id, sum(weight * share) as covered, sum(weight * rank) as rank
      from asked join weight using (term) join ranked using (term) where position <= ${RANKED} group by number, id
    ), placed as materialized (
      select number, id, covered, row_number() over (partition by number order by covered desc, rank desc, id) as place from scored
    )
    select number, (covered / total)::real as share, address, heading, text as passage
    from placed join total using (number) join ${auditPassages} using (id)
    where place <= ${CANDIDATES} order by number, place`)
  return found.rows
}

/** Numbers the distinct terms, so that joins compare integers instead of queries. */
function numberTerms(questions: readonly { number: number; terms: readonly Term[] }[]) {
  const numbers = new Map<string, number>()
  const terms: { term: number; text: string; heading: string; title: string }[] = []
  const asked = questions.flatMap((question) =>
    question.terms.map((words) => {
      const text = queryOf(words, '')
      const term = numbers.get(text) ?? numbers.size
      if (term === numbers.size) {
        numbers.set(text, term)
        terms.push({ term, text, heading: queryOf(words, 'A'), title: queryOf(words, 'B') })
      }
      return { number: question.number, term }
    }),
  )
  return { terms, asked }
}

function queryOf(term: Term, weight: string): string {
  return term
    .map((word) => {
      const flags = (word.endsWith('*') ? '*' : '') + weight
      return word.replace('*', '') + (flags && `:${flags}`)
    })
    .join(' | ')
}

export async function replaceAnswers(tx: Db, answers: readonly AnsweredQuestion[], at: Date): Promise<void> {
  await tx.delete(auditAnswers)
  if (answers.length > 0) await tx.insert(auditAnswers).values(answers.map((answer) => ({ ...answer, at })))
}

export function listAnswers(db: Db) {
  return db.select().from(auditAnswers).orderBy(asc(auditAnswers.locale), asc(auditAnswers.question))
}

/** Pages that should have a Markdown twin, pages that have one, and pages whose twin is complete. */
export async function countTwins(db: Db): Promise<{ pages: number; present: number; equal: number }> {
  const isPresent = sql`${auditPages.digest} #>> '{twin,status}' = '200'`
  const [row] = await db
    .select({
      pages: sql<number>`count(*)::int`,
      present: sql<number>`(count(*) filter (where ${isPresent}))::int`,
      equal: sql<number>`(count(*) filter (where ${isPresent} and ${auditPages.digest} #> '{twin,missing}' = '[]'))::int`,
    })
    .from(auditPages)
    .where(ne(auditPages.kind, 'category'))
  return expectDefined(row, 'counts of Markdown twins')
}
