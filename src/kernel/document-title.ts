/** The title of a document: with the name of the company behind it, where both fit a search result. */
export function documentTitle(title: string, company: string): string {
  return title.length + company.length < 58 ? `${title} | ${company}` : title
}
